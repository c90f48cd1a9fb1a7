/** A gateway in the test's own process, and control over its bank, clock and webhooks. */
export { startGatewayForTests, type GatewayForTests } from './start-gateway.ts'
