/** Tools for tests of every process on real servers. Product code must not import them. */
export { claimServers, newDatabaseUrl, runServers, type ClaimedServers } from './claim-servers.ts'
export { eventually } from './eventually.ts'
export { newId } from './new-id.ts'
export { startOwnRedis } from './own-redis.ts'
export { startMongo, type OwnMongo } from './start-mongo.ts'
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'
export { until } from './until.ts'
