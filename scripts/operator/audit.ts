import { differencesFrom, readNotes } from '../../server/backup/auditDigests.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { command, say, withDatabase } from './command.ts'

/** `npm run audit` verifies the audit trails, and compares them with the stored rows and the notes. */
await command(async (env) => {
  const notes = env.erasuresFile === null ? [] : readNotes(env.erasuresFile)
  const { leads, rows, faults, differences } = await withDatabase(env, async (db) => ({
    ...(await auditCheck(db)),
    differences: await differencesFrom(notes, db),
  }))
  for (const { lead, order, fault } of faults) say(`✗ ${lead}${order === null ? '' : `, order ${order}`}: ${fault}`)
  for (const { from, to, rows: noted, there } of differences)
    say(`✗ from ${from} to ${to}: ${noted} events were noted, ${there === noted ? 'others' : there} are there`)
  const until = notes.reduce((last, { to }) => (to > last ? to : last), '')
  say(
    until === ''
      ? 'Nothing is noted outside the database to compare with'
      : `Noted outside the database until ${until}`,
  )
  say(`${rows} events of ${leads} leads, ${faults.length + differences.length} faults`)
  if (faults.length + differences.length > 0) process.exitCode = 1
})
