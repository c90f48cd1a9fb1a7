import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newDatabaseUrl } from '@classeur/local/testing'
import { MongoClient } from 'mongodb'
import { Stripe } from 'stripe'
import { expect } from 'vitest'
import { startGatewayForTests } from '../../src/testing/index.ts'

/** An endpoint that accepts an event only if the official library accepts its signature. */
async function startEndpoint(secret: string) {
  const received: Stripe.Event[] = []
  const state = { refuses: false }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (state.refuses) return void response.writeHead(500).end()
      try {
        const signature = String(request.headers['stripe-signature'])
        received.push(Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, secret))
        response.writeHead(200).end()
      } catch {
        response.writeHead(400).end()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    state,
    url: `http://127.0.0.1:${port}/hook`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const webhookSecret = 'whsec_of_one_test_file'

/** A gateway with its own database, an endpoint for its events, and the official client. */
export async function startGateway(environment: { [name: string]: string } = {}) {
  const mongoUrl = newDatabaseUrl()
  const endpoint = await startEndpoint(webhookSecret)
  const gateway = await startGatewayForTests({
    mongoUrl,
    webhookUrl: endpoint.url,
    environment: { PAYMENTS_WEBHOOK_SECRET: webhookSecret, ...environment },
  })
  const { hostname, port } = new URL(gateway.url)
  const stripe = new Stripe(gateway.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const eventsOf = (id: string) =>
    endpoint.received.filter(({ data }) => {
      const object = data.object as { id?: string }
      return object.id === id
    })

  return {
    ...gateway,
    endpoint,
    stripe,

    /** Waits until the endpoint has received an event of this type about an object. */
    async eventFor(type: string, id: string): Promise<Stripe.Event> {
      const find = () => eventsOf(id).find((event) => event.type === type)
      await expect.poll(find, { message: `${type} for ${id}` }).toBeDefined()
      return find() as Stripe.Event
    },

    /** All stored events of these types, oldest first. */
    async history(types?: string[]): Promise<Stripe.Event[]> {
      const listed = await stripe.events.list({ limit: 100, ...(types && { types }) })
      return listed.data.reverse()
    },

    /** A payment page for a pack of credits. */
    pack: (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}, amount = 400) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [
          {
            price_data: { currency: 'eur', unit_amount: amount, product_data: { name: '100 credits' } },
            quantity: 1,
          },
        ],
        success_url: 'http://localhost:3000/settings/orders?session={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:3000/settings/wallet',
        ...changes,
      }),

    /** A payment page for a monthly plan of €9. */
    plan: (customer: string, changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [
          {
            price_data: {
              currency: 'eur',
              unit_amount: 900,
              recurring: { interval: 'month' },
              product_data: { name: 'Pro' },
            },
            quantity: 1,
          },
        ],
        subscription_data: { metadata: { person: 'p1' } },
        success_url: 'http://localhost:3000/settings/billing?session={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:3000/settings/billing',
        ...changes,
      }),

    /** A customer whose plan is paid with a card. */
    async subscriber(cardNumber?: string) {
      const customer = await stripe.customers.create({ email: 'teacher@school.test', name: 'Lina M.' })
      const session = await this.plan(customer.id)
      await gateway.pay(session.id, cardNumber)
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
      return { customer: customer.id, session: session.id, subscription: subscription as string }
    },

    async stop() {
      await gateway.stop()
      await endpoint.stop()
      const client = await new MongoClient(mongoUrl).connect()
      await client.db().dropDatabase()
      await client.close()
    },
  }
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>
