export * from './diagram.ts'
export * from './mathematics.ts'
