import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { receiveFile } from './receive-file.ts'

const text = (file: Uint8Array) => Buffer.from(file).toString()

it('gives what came in pieces as one, however large it was said to be', async () => {
  expect(text(await receiveFile(Readable.from([Buffer.from('A;B'), Buffer.from('\nC')]), null))).toBe(
    'A;B\nC',
  )
  expect(text(await receiveFile(Readable.from([Buffer.from('A;B'), Buffer.from('\nC')]), 2))).toBe('A;B\nC')
})

it('ends a connection over which a file does not arrive in time', async () => {
  const trickle = new Readable({ read: () => undefined })
  trickle.push('A;B')
  await expect(receiveFile(trickle, 1000, 20)).rejects.toThrow('imports/busy')
  expect(trickle.destroyed).toBe(true)
})
