#!/usr/bin/env node
// `microgreens-manager` serves the app; with a command, such as `backup /backups`, it works on the stored farms.
await import(
  process.argv.length > 2 ? '../dist/server/commands/main.js' : '../dist/server/main.js'
);
