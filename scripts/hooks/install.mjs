import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// `npm install` runs this. An unpacked archive has no repository to install hooks in.
if (existsSync('.git')) execFileSync('git', ['config', 'core.hooksPath', 'scripts/hooks']);
