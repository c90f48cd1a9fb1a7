import { newDatabaseUrl } from '@classeur/local/testing'
import { expect, it } from 'vitest'
import { connectDatabase, createUserRepository } from '../src/index.ts'

it('a process that only reads creates no collection', async () => {
  const url = new URL(newDatabaseUrl())
  url.searchParams.set('monitorCommands', 'true')
  const connection = await connectDatabase(url.href)
  const commands: string[] = []
  connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName))
  expect(await createUserRepository(connection).logNameOf('0'.repeat(24))).toBeNull()
  expect(commands).toEqual(['find'])
  expect(await connection.listCollections()).toEqual([])
  await connection.close()
})
