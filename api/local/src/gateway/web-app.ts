import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'
import { fileHeaders, pageHeaders } from './security-headers.ts'

const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built app. A path that is no file gets the app's one page, so that every address of the history
 * router can be opened directly; a missing asset or anything but a page request is a 404.
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
    // The build puts .br and .gz beside the scripts and styles.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.headers(fileHeaders)
      // Names under assets/ change with their content.
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
