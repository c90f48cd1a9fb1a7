import { consumerOptions } from '@classeur/queue'
import { Redis, type Command, type RedisOptions } from 'ioredis'

/**
 * The connection of the Socket.IO adapter. The adapter sends commands (subscribe, publish) without waiting for their
 * answers; when the connection is closed before they arrive, a rejection that nobody holds would end the process.
 * Whoever does wait for an answer still gets the rejection.
 */
class StreamRedis extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const [command]: [Command, ...unknown[]] = args
    const answer = super.sendCommand(...args)
    // See above: only the rejection without a holder is dropped here.
    command.promise.catch(() => undefined)
    return answer
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    return new StreamRedis({ ...this.options, ...override } as RedisOptions & { replyMapping: 'legacy' })
  }
}

/** Waits for Redis instead of failing; carries what one replica tells the sockets of another. */
export const createStreamRedis = (redisUrl: string): Redis => new StreamRedis(redisUrl, consumerOptions)
