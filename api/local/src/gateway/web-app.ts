import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'
import { fileHeaders, pageHeaders } from './security-headers.ts'

const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built app. A page request for a path that isn't a file gets the app's HTML page, so that every URL
 * of the client-side router can be opened directly; a missing asset and any other request get 404.
 */
export async function serveWebApp(
  app: FastifyInstance,
  options: { root: string; publicUrl: string },
): Promise<void> {
  const assets = join(options.root, 'assets/')
  const forPages = pageHeaders(options.publicUrl)
  await app.register(fastifyStatic, {
    root: options.root,
    index: false,
    cacheControl: false,
    // The build creates .br and .gz versions of the scripts and styles.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.headers(fileHeaders)
      // File names under assets/ contain a hash of the content.
      reply.header('cache-control', path.startsWith(assets) ? immutable : 'no-cache')
      if (path.endsWith('.html')) reply.headers(forPages)
    },
  })
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (isRead && wantsPage && !path.startsWith('/assets/')) return reply.sendFile('index.html')
    return sendProblem(request, reply, 'general/not-found')
  })
}
