# Serves the app and stores the farms of its members in /data.
ARG NODE_IMAGE=docker.io/library/node:22-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

# Builds the package, as `npm run package` does, and installs what it runs on.
FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY . .
RUN npm run --silent package
WORKDIR /app
RUN echo '{"private":true}' > package.json \
  && npm install --omit=dev --ignore-scripts --no-audit --no-fund /source/dist/microgreens-manager-*.tgz

# Only Node and the app: no npm, no compiler, no sources.
FROM ${BASE_IMAGE}
ARG VERSION=dev
LABEL org.opencontainers.image.title="Microgreens Manager" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.licenses="MIT"
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
RUN ln -s /app/node_modules/.bin/microgreens-manager /app/node_modules/.bin/mgm /usr/local/bin/ \
  && mkdir /data && chown 1000:1000 /data
USER 1000:1000
WORKDIR /data
VOLUME /data
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data NODE_ENV=production
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["microgreens-manager"]
