/**
 * Imported into a server before it starts: counts what it asks its SQLite database beside the version
 * of the content, and tells whoever has started it and asks.
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
