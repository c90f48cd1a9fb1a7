declare module 'autocannon' {
  interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  /** The options and results that the benches use. */
  export default function autocannon(options: {
    url: string
    connections: number
    amount: number
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }): { on(event: 'response', listener: () => void): void } & Promise<{
    '2xx': number
    statusCodeStats: Record<string, { count: number }>
    latency: { p50: number; p99: number }
  }>
}
