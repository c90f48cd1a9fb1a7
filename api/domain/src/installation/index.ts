export * from './development-features.ts'
export { isLoopbackUrl } from './loopback.ts'
export * from './own-host.ts'
