export { connectDatabase, type Connection } from './connect.ts'
