import { AppError } from '@classeur/contracts'
import { Transform } from 'node:stream'

/** How every ZIP with at least one file begins. */
const zipStart = Buffer.from('PK\u0003\u0004')

/**
 * Passes on the bytes of an uploaded file. It ends with an AppError as soon as they can't be an archive
 * (`backups/not-an-archive`) or are too many (`general/payload-too-large`).
 */
export function receivedArchive(mostBytes: number, onBytes: (bytes: number) => void): Transform {
  let bytes = 0
  let begin: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (begin.length < zipStart.length) {
        begin = Buffer.concat([begin, piece.subarray(0, zipStart.length - begin.length)])
        if (!zipStart.subarray(0, begin.length).equals(begin))
          return done(new AppError('backups/not-an-archive'))
      }
      bytes += piece.length
      if (bytes > mostBytes) return done(new AppError('general/payload-too-large'))
      onBytes(bytes)
      done(null, piece)
    },
    flush(done) {
      done(begin.length < zipStart.length ? new AppError('backups/not-an-archive') : null)
    },
  })
}
