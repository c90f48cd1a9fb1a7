// Stands for mongodump and mongorestore where they aren't installed: the same arguments, but only one database and no
// oplog. The order of steps and the refusals are then tested for real; the format of the dump and the oplog are not.
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'

const { mongo } = createRequire(new URL('../../../../api/database/package.json', import.meta.url))('mongoose')
const { EJSON } = mongo.BSON

const [program, ...args] = process.argv.slice(2)
const valueOf = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
appendFileSync(process.env.STAND_IN_LOG, `${program} ${args.filter((arg) => !arg.includes('=')).join(' ')}\n`)
const { STAND_IN_DELETES: start } = process.env
for (const name of start ? readdirSync(dirname(start)) : []) {
  const path = join(dirname(start), name)
  if (path.startsWith(start)) rmSync(path)
}

const url = JSON.parse(readFileSync(valueOf('config'), 'utf8').replace(/^uri: /, ''))
if (!/^mongodb:\/\/[^/]+\/(\?.*)?$/.test(url)) throw new Error('--oplog works only on full dumps')
const path = valueOf('archive')
const client = await new mongo.MongoClient(url).connect()
const database = client.db(process.env.STAND_IN_DATABASE)
try {
  if (process.env.STAND_IN_FAILS === program) throw new Error('the tool has failed')
  if (program === 'mongodump') {
    const collections = {}
    for (const { name } of await database.listCollections().toArray()) {
      collections[name] = await database.collection(name).find().toArray()
    }
    const packed = gzipSync(EJSON.stringify(collections, { relaxed: false }))
    writeFileSync(path, process.env.STAND_IN_CUTS === 'true' ? packed.subarray(0, -20) : packed)
  } else {
    const collections = EJSON.parse(gunzipSync(readFileSync(path)).toString(), { relaxed: false })
    if (!args.includes('--dryRun')) {
      const { STAND_IN_WAITS_FOR: awaited } = process.env
      while (awaited && !existsSync(awaited)) await setTimeout(20)
      const existing = new Set((await database.listCollections().toArray()).map(({ name }) => name))
      for (const [name, documents] of Object.entries(collections)) {
        if (existing.has(name)) await database.dropCollection(name)
        if (documents.length > 0) await database.collection(name).insertMany(documents)
        if (process.env.STAND_IN_DIES === name) process.kill(process.pid, 'SIGKILL')
      }
    }
  }
} catch (error) {
  // Without the result of a bulk write, whose many ids would push the reason out of the shown output.
  process.stderr.write(`${error.stack}\n${JSON.stringify({ code: error.code, cause: error.cause?.stack })}\n`)
  process.exitCode = 1
} finally {
  await client.close()
}
