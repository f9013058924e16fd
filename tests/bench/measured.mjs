/**
 * Imported into a process before it starts: on exit, writes its processor time and memory to the
 * file MEASURED.
 */
import { writeFileSync } from 'node:fs'

process.once('exit', () => {
  const { user, system } = process.cpuUsage()
  const memory = process.resourceUsage().maxRSS * 1_024
  writeFileSync(process.env.MEASURED, JSON.stringify({ cpu: (user + system) / 1_000_000, memory }))
})
