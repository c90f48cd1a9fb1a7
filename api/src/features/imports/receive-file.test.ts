import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { receiveFile } from './receive-file.ts'

const text = (file: Uint8Array) => Buffer.from(file).toString()

it('receiving joins the chunks of a file, whatever size was declared', async () => {
  expect(text(await receiveFile(Readable.from([Buffer.from('A;B'), Buffer.from('\nC')]), null))).toBe(
    'A;B\nC',
  )
  expect(text(await receiveFile(Readable.from([Buffer.from('A;B'), Buffer.from('\nC')]), 2))).toBe('A;B\nC')
})

it('receiving closes the connection if a file does not arrive in time', async () => {
  const trickle = new Readable({ read: () => undefined })
  trickle.push('A;B')
  await expect(receiveFile(trickle, 1000, 20)).rejects.toThrow('imports/busy')
  expect(trickle.destroyed).toBe(true)
})
