export { GatewayEnvironment, type GatewayConfig } from './config/gateway-config.ts'
export { startTestGateway, type RunningGateway } from './start-test-gateway.ts'
