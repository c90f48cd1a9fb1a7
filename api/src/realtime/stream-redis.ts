import { consumerOptions } from '@classeur/queue'
import { Redis, type Command, type RedisOptions } from 'ioredis'

/**
 * The connection of the Socket.IO adapter. The adapter sends commands (subscribe, publish) without waiting for
 * their responses. If the connection closes first, their unhandled rejections would end the process. Callers
 * that wait for a response still get the rejection.
 */
class StreamRedis extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const [command]: [Command, ...unknown[]] = args
    const answer = super.sendCommand(...args)
    // Only marks the rejection as handled, see above.
    command.promise.catch(() => undefined)
    return answer
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    return new StreamRedis({ ...this.options, ...override } as RedisOptions & { replyMapping: 'legacy' })
  }
}

/** Waits for Redis instead of failing; transfers messages between the replicas' sockets. */
export const createStreamRedis = (redisUrl: string): Redis => new StreamRedis(redisUrl, consumerOptions)
