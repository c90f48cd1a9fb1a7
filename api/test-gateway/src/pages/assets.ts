import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** The folder beside `src` and `dist`. */
const folder = new URL('../../assets/', import.meta.url)
const digestLength = 12

function readAsset(name: string, type: string) {
  const content = readFileSync(new URL(name, folder))
  const digest = createHash('sha256').update(content).digest('hex').slice(0, digestLength)
  return { name, type, content, url: `/test-payments/assets/${name}?${digest}` }
}

const style = readAsset('page.css', 'text/css; charset=utf-8')
const script = readAsset('paying.js', 'text/javascript; charset=utf-8')

/** Addresses that change with the content. */
export const assetUrls = { style: style.url, script: script.url }

export function assetsRoutes(app: FastifyInstance): void {
  for (const { name, type, content } of [style, script])
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content),
    )
}
