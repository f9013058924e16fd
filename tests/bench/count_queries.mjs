/**
 * Imported into a server before it starts: counts its SQLite queries, except for those of the
 * content version, and reports the number to the parent process on request.
 */
import Database from 'better-sqlite3'

let queries = 0

Database.prototype.prepare = new Proxy(Reflect.get(Database.prototype, 'prepare'), {
  apply(prepare, database, [sql]) {
    if (!sql.includes('content_versions')) queries++
    return Reflect.apply(prepare, database, [sql])
  },
})

process.on('message', () => {
  process.send(queries)
  queries = 0
})
process.channel.unref()
