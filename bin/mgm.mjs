#!/usr/bin/env node
import '../dist/cli/mgm.js';
