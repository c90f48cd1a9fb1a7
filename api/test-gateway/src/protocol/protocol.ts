import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Kind, PaymentError } from '../objects/stored-objects.ts'
import { noSuch } from '../objects/stripe-error.ts'
import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { expanded } from './expand.ts'
import { createIdempotency, fingerprintOf, type Answer } from './idempotency.ts'
import { listObjects, type Paging } from './lists.ts'
import { readParams, type Params } from './params.ts'

/** A bank's refusal is an answer too: unlike an error, it keeps the changes. */
export type Outcome = { object: object } | { declined: PaymentError }

interface Route<S extends z.ZodType, Result> {
  path: string
  params: S
  run: Result
}

const expandPaths = z.array(z.string().max(200)).max(20).default([])

function splitExpand(given: unknown): { params: Params; expand: string[] } {
  const { expand, ...params } = (given ?? {}) as Params
  return { params, expand: readParams(expandPaths, expand) }
}

const idOf = (request: FastifyRequest): string => (request.params as { id?: string }).id ?? ''

/** Registers routes that read and write objects in Stripe's manner. */
export function createProtocol(app: FastifyInstance, store: Store) {
  const { collections } = store
  const once = createIdempotency(store)
  const load = (id: string) => collections.objects.findOne({ _id: id })
  const send = (reply: FastifyReply, { status, body }: Answer) =>
    reply.code(status).type('application/json').serializer(String).send(body)

  function write<S extends z.ZodType>(
    method: 'POST' | 'DELETE',
    { path, params, run }: Route<S, (change: Change, params: z.output<S>, id: string) => Promise<Outcome>>,
  ): void {
    app.route({
      method,
      url: path,
      async handler(request, reply) {
        const given = splitExpand({ ...(request.query as Params), ...(request.body as Params | null) })
        const read = readParams(params, given.params)
        const key = request.headers['idempotency-key']?.toString()
        const fingerprint = fingerprintOf(method, request.url, request.body ?? null)
        const answer = await once(key, fingerprint, () =>
          store.change(
            async (change): Promise<Answer> => {
              const outcome = await run(change, read, idOf(request))
              if ('declined' in outcome)
                return { status: 402, body: JSON.stringify({ error: outcome.declined }) }
              const shown = await expanded(outcome.object, given.expand, change.find)
              return { status: 200, body: JSON.stringify(shown) }
            },
            {
              idempotencyKey: key ?? null,
              answer: (made) => (key === undefined ? null : { key, fingerprint, ...made }),
            },
          ),
        )
        if (answer.isReplayed) reply.header('idempotent-replayed', 'true')
        return send(reply, answer)
      },
    })
  }

  return {
    collections,

    /** An answer that isn't one stored object. */
    read<S extends z.ZodType>({
      path,
      params,
      run,
    }: Route<S, (params: z.output<S>, id: string) => Promise<object>>) {
      app.get(path, async (request, reply) => {
        const given = splitExpand(request.query)
        const object = await run(readParams(params, given.params), idOf(request))
        return send(reply, { status: 200, body: JSON.stringify(await expanded(object, given.expand, load)) })
      })
    },

    /** `GET path/:id` */
    retrieve(kind: Kind, path: string) {
      this.read({
        path: `${path}/:id`,
        params: z.strictObject({}),
        run: async (_params, id) => {
          const record = await load(id)
          if (record?.object.object !== kind) throw noSuch(kind, id)
          return record.object
        },
      })
    },

    /** `GET path`: one page of a kind, newest first; `fields` turns parameters into field values. */
    list<S extends z.ZodType<Paging>>(
      kind: Kind,
      path: string,
      params: S,
      fields: (params: z.output<S>) => Record<string, unknown>,
    ) {
      this.read({
        path,
        params,
        run: async (read) => {
          const { records, hasMore } = await listObjects(collections, kind, fields(read), read)
          return { object: 'list', data: records.map(({ object }) => object), has_more: hasMore, url: path }
        },
      })
    },

    create<S extends z.ZodType>(
      path: string,
      params: S,
      run: (change: Change, params: z.output<S>) => Promise<StoredRecord> | StoredRecord,
    ) {
      write('POST', {
        path,
        params,
        run: async (change, read) => ({ object: (await run(change, read)).object }),
      })
    },

    /** A change of one existing object. */
    act<S extends z.ZodType>(
      path: string,
      params: S,
      run: (change: Change, params: z.output<S>, id: string) => Promise<Outcome>,
      method: 'POST' | 'DELETE' = 'POST',
    ) {
      write(method, { path, params, run })
    },
  }
}

export type Protocol = ReturnType<typeof createProtocol>
