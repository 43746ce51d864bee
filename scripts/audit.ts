import { openDatabase } from '../server/db/database.ts'
import { checkAudit } from '../server/leads/auditCheck.ts'
import { command, say } from './operator/command.ts'

/** `npm run audit` follows the chain of the audit trail. */
await command(async (env) => {
  const db = openDatabase(env)
  const { leads, rows, faults } = await checkAudit(db)
  await db.destroy()
  for (const { lead, fault } of faults) say(`✗ ${lead}: ${fault}`)
  say(`${rows} events of ${leads} leads, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
})
