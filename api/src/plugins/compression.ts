import compress from '@fastify/compress'
import { fastifyPlugin } from 'fastify-plugin'

/** Smaller responses fit into one packet anyway, such as the one with the access token. */
const smallestBytes = 1024

/**
 * Compresses JSON: the marks of a class shrink to an eighth, which a slow connection feels. Files are compressed
 * already. Requests stay as they are, so a small body can't expand to a large one.
 */
export const compression = fastifyPlugin(
  async (app) => {
    await app.register(compress, {
      globalDecompression: false,
      encodings: ['gzip'],
      customTypes: /^application\/(problem\+)?json(;|$)/,
      threshold: smallestBytes,
    })
  },
  { name: 'compression' },
)
