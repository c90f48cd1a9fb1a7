export { buildIdentity } from './build-identity.ts'
export { IdentityEnvironment, type IdentityConfig } from './config/identity-config.ts'
