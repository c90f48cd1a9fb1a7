/** A gateway in the test's own process, and control over its bank, clock and webhooks. */
export type { DeliveryControl } from './delivery-control.ts'
export { startGatewayForTests, type GatewayForTests } from './start-gateway.ts'
