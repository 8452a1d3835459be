const OLDEST = [20, 19];

/** Stops with a plain sentence on a Node that cannot run the product. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  process.stderr.write(
    `Microgreens Manager needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
