/**
 * `npm run lint:imports`: prints the violations that `import_rules.ts` finds in the current folder.
 */
import { findViolations } from './import_rules.js'

const violations = findViolations(process.cwd())
for (const { file, line, message } of violations) console.error(`${file}:${line} ${message}`)
if (violations.length > 0) process.exitCode = 1
