import { ImportFileContent } from '@classeur/contracts'
import { eventually } from '@classeur/local/testing'
import ExcelJS from 'exceljs'
import JSZip from 'jszip'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { constants, deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestApp,
  testBackupKeys,
  testPublicUrl,
  type SignedIn,
  type TestApp,
} from '../kit/create-test-app.ts'
import { spawnApi } from '../kit/spawn-api.ts'

let test: TestApp
let teacher: SignedIn
beforeAll(async () => {
  test = await createTestApp({ limits: { importFiles: 100_000 } })
  teacher = await test.newTeacher()
})
afterAll(() => test.close())

/** The test sends many files one after the other, and each starts a thread from its source. */
const slow = { timeout: 120_000 }
const octets = 'application/octet-stream'
const send = (file: Buffer | string, { person = teacher, type = octets, app = test } = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/import-files',
    headers: { ...person.headers, 'content-type': type },
    payload: file,
  })
const content = async (file: Buffer | string, type?: string) => {
  const answer = await send(file, type === undefined ? {} : { type })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return ImportFileContent.parse(answer.json())
}
const rows = async (file: Buffer | string) => (await content(file)).sheets[0]?.rows
const refusal = async (file: Buffer) => {
  const answer = await send(file)
  return { status: answer.statusCode, code: answer.json<{ code: string }>().code }
}
const unreadable = { status: 422, code: 'imports/unreadable' }
const tooMany = { status: 422, code: 'imports/too-many-rows' }

const workbook = async (fill: (book: ExcelJS.Workbook) => void): Promise<Buffer> => {
  const book = new ExcelJS.Workbook()
  fill(book)
  return Buffer.from(await book.xlsx.writeBuffer())
}
/** Replaces one part of a workbook, to imitate files of other programs. */
const tampered = async (file: Buffer, change: (zip: JSZip) => Promise<void> | void): Promise<Buffer> => {
  const zip = await JSZip.loadAsync(file)
  await change(zip)
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
}
const sheetXml = 'xl/worksheets/sheet1.xml'

/** Encodes text by inverting what the decoder returns for each byte. */
const encodeAs = (encoding: 'windows-1252' | 'windows-1256', text: string): Buffer => {
  const decoder = new TextDecoder(encoding)
  const byByte = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))
  if (encoding === 'windows-1252') Object.assign(byByte, { 0x8c: 'Œ', 0x92: '’' })
  return Buffer.from(
    [...text].map((letter) => {
      const byte = byByte.indexOf(letter)
      if (byte < 0) throw new Error(`${letter} is not in ${encoding}`)
      return byte
    }),
  )
}

describe('a CSV file', () => {
  it('with semicolons and a byte order mark is read without the mark', async () => {
    const file = '\ufeffNom;Prénom;N°\r\nBénard;Élodie;12\r\n"Durand; fils";"Jean ""Jo""";7\r\n'
    expect(await content(file, 'text/csv')).toEqual({
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      sheets: [
        {
          name: '',
          rows: [
            ['Nom', 'Prénom', 'N°'],
            ['Bénard', 'Élodie', '12'],
            ['Durand; fils', 'Jean "Jo"', '7'],
          ],
        },
      ],
    })
  })

  it(
    'with commas, tabs, old and mixed line ends is read, and an empty line stays an empty row',
    slow,
    async () => {
      expect(await rows('Nom,Prénom\nA,B\n\nC,D\n\n\n')).toEqual([
        ['Nom', 'Prénom'],
        ['A', 'B'],
        [],
        ['C', 'D'],
      ])
      expect(await content('Nom\tPrénom\r\nA\tB\r\n')).toMatchObject({ delimiter: '\t' })
      expect(await rows('Nom;Prénom\rA;B\r')).toEqual([
        ['Nom', 'Prénom'],
        ['A', 'B'],
      ])
      expect(await rows('sep=;\r\nNom;Note\r\nA, B;1\r\n')).toEqual([
        ['Nom', 'Note'],
        ['A, B', '1'],
      ])
      expect(await rows('Nom;"Adresse\nsur deux lignes"\nA;B')).toEqual([
        ['Nom', 'Adresse\nsur deux lignes'],
        ['A', 'B'],
      ])
    },
  )

  it('with one column has no delimiter, and an empty file has no rows', async () => {
    expect(await content('Ada Lovelace\nAlan Turing\n')).toMatchObject({
      delimiter: null,
      sheets: [{ rows: [['Ada Lovelace'], ['Alan Turing']] }],
    })
    expect(await rows('\n\n\n')).toEqual([])
    expect(await refusal(Buffer.alloc(0))).toEqual(unreadable)
  })

  it('in Windows-1252 is read with its accents', async () => {
    const lines = [
      ['Nom', 'Prénom'],
      ['BÉNARD', 'Élodie'],
      ['Núñez', 'José'],
      ['Müller', 'Jürgen'],
      ['Œuvrard', 'Zoé d’Arc'],
    ]
    const file = encodeAs('windows-1252', lines.map((line) => line.join(';')).join('\r\n'))
    const read = await content(file)
    expect(read).toMatchObject({ encoding: 'windows-1252', delimiter: ';' })
    expect(read.sheets[0]?.rows).toEqual(lines)
  })

  it('in Windows-1252 with a single accent is not read as Arabic', slow, async () => {
    for (const name of ['Zoé', 'ÉLODIE', 'Chloë', 'François', 'BÉRÉNICE', 'À']) {
      const read = await content(encodeAs('windows-1252', `Nom;Prénom\nDupont;${name}\n`))
      expect([read.encoding, read.sheets[0]?.rows[1]?.[1]]).toEqual(['windows-1252', name])
    }
  })

  it('in Windows-1256 is read as Arabic, also beside Latin headers and French words', async () => {
    const lines = [
      ['Nom', 'Prénom'],
      ['الزين', 'أحمد'],
      ['بن علي', 'فاطمة الزهراء'],
    ]
    const read = await content(encodeAs('windows-1256', lines.map((line) => line.join(';')).join('\r\n')))
    expect(read.encoding).toBe('windows-1256')
    expect(read.sheets[0]?.rows).toEqual(lines)
  })

  it('in UTF-16, which spreadsheets call "Unicode text", is read', async () => {
    const file = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('Nom\tPrénom\r\nالزين\tأحمد\r\n', 'utf16le'),
    ])
    expect(await rows(file)).toEqual([
      ['Nom', 'Prénom'],
      ['الزين', 'أحمد'],
    ])
  })

  it('of 2,000 rows with duplicates and empty lines is read row by row', async () => {
    const lines = Array.from({ length: 2000 }, (_, index) =>
      index % 100 === 99 ? '' : `Nom${index % 50};Prénom`,
    )
    const read = await rows(lines.join('\n') + '\nlast;row')
    expect(read).toHaveLength(2001)
    expect(read?.[99]).toEqual([])
    expect(read?.[100]).toEqual(['Nom0', 'Prénom'])
  })

  it('can have at most 5,000 rows of 40 columns', async () => {
    const line = Array.from({ length: 40 }, (_, index) => `c${index}`).join(';')
    expect(await rows(Array.from({ length: 5000 }, () => line).join('\n'))).toHaveLength(5000)
    expect(await refusal(Buffer.from(Array.from({ length: 5001 }, () => 'a;b').join('\n')))).toEqual(tooMany)
    expect(await refusal(Buffer.from(`${line};c40`))).toEqual(tooMany)
  })
})

describe('a workbook', () => {
  it('is read as its cells appear: results of formulas, dates, and formatted numbers', async () => {
    const file = await workbook((book) => {
      const sheet = book.addWorksheet('6e A')
      sheet.addRow(['Nom', 'N°', 'Né le', 'Moyenne', 'Nom complet', 'Code', 'Heure'])
      const row = sheet.addRow(['Bénard', 2024000123456, new Date(Date.UTC(2013, 8, 1)), 12.5])
      row.getCell(5).value = { formula: 'A2&" Élodie"', result: 'Bénard Élodie' }
      row.getCell(6).value = 42
      row.getCell(6).numFmt = '00000'
      row.getCell(7).value = { richText: [{ text: 'gras' }, { text: ' et plus' }] }
      const second = sheet.addRow(['  Durand ', 7])
      second.getCell(3).value = { formula: 'C2', result: new Date(Date.UTC(2013, 8, 1)) }
      second.getCell(3).numFmt = 'dd/mm/yyyy'
      second.getCell(4).value = { formula: '0.1+0.2', result: 0.1 + 0.2 }
      second.getCell(5).value = { formula: 'NA()', result: { error: '#N/A' } as never }
      second.getCell(6).value = true
      second.getCell(7).value = { text: 'a@b.example', hyperlink: 'mailto:a@b.example' }
    })
    expect(await content(file)).toEqual({
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheets: [
        {
          name: '6e A',
          rows: [
            ['Nom', 'N°', 'Né le', 'Moyenne', 'Nom complet', 'Code', 'Heure'],
            ['Bénard', '2024000123456', '2013-09-01', '12.5', 'Bénard Élodie', '00042', 'gras et plus'],
            ['Durand', '7', '2013-09-01', '0.3', '#N/A', 'TRUE', 'a@b.example'].map((text) =>
              text === '#N/A' ? '' : text,
            ),
          ],
        },
      ],
    })
  })

  it('has a merged header above its first column, and a merged cell’s value in each of its rows', async () => {
    const file = await workbook((book) => {
      const sheet = book.addWorksheet('Liste')
      sheet.addRows([
        ['Classe de 6e A'],
        ['Élève', null, 'Groupe'],
        ['Nom', 'Prénom'],
        ['A', 'B', 'Bleu'],
        ['C', 'D'],
      ])
      sheet.mergeCells('A1:C1')
      sheet.mergeCells('A2:B2')
      sheet.mergeCells('C2:C3')
      sheet.mergeCells('C4:C5')
    })
    expect(await rows(file)).toEqual([
      ['Classe de 6e A'],
      ['Élève', '', 'Groupe'],
      ['Nom', 'Prénom', 'Groupe'],
      ['A', 'B', 'Bleu'],
      ['C', 'D', 'Bleu'],
    ])
  })

  it('has its sheets by name, without hidden and empty ones, and keeps empty lines', async () => {
    const file = await workbook((book) => {
      book.addWorksheet('Vide')
      book.addWorksheet('6e A').addRow(['A'])
      book.addWorksheet('Listes', { state: 'hidden' }).addRow(['secret'])
      const sheet = book.addWorksheet('6e B')
      sheet.getCell('B3').value = 'C'
    })
    expect((await content(file)).sheets).toEqual([
      { name: '6e A', rows: [['A']] },
      { name: '6e B', rows: [[], [], ['', 'C']] },
    ])
  })

  it('with formats on a million empty rows and columns is read as its few filled cells', async () => {
    const file = await workbook((book) => {
      const sheet = book.addWorksheet('Liste')
      sheet.addRows([['Nom'], ['A']])
    })
    const formatted = await tampered(file, async (zip) => {
      const xml = (await zip.file(sheetXml)?.async('string')) ?? ''
      const empty = Array.from(
        { length: 60_000 },
        (_, row) => `<row r="${row + 3}"><c r="A${row + 3}" s="0"/></row>`,
      )
      zip.file(
        sheetXml,
        xml.replace(
          '</sheetData>',
          `${empty.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>` +
            '<dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>',
        ),
      )
      const book = (await zip.file('xl/workbook.xml')?.async('string')) ?? ''
      const names =
        '<definedNames><definedName name="all">Liste!$A$1:$XFD$1048576</definedName></definedNames>'
      zip.file('xl/workbook.xml', book.replace('</sheets>', `</sheets>${names}`))
    })
    expect(await rows(formatted)).toEqual([['Nom'], ['Nom']].slice(0, 1).concat([['A']]))
  })

  it('with prefixed element names, or without the first cell of a shared formula, is read', async () => {
    const file = await workbook((book) =>
      book.addWorksheet('Liste').addRows([
        ['Nom', 'x'],
        ['A', 'y'],
      ]),
    )
    const prefixed = await tampered(file, async (zip) => {
      const xml = (await zip.file(sheetXml)?.async('string')) ?? ''
      const shared = xml.replace(/(<c r="B2"[^>]*>)/, '$1<f t="shared" si="7"/>')
      const withPrefix = shared
        .replace(/<(\/?)([a-zA-Z])/g, '<$1x:$2')
        .replace('xmlns="http', 'xmlns:x="http')
      zip.file(sheetXml, withPrefix)
    })
    expect(await rows(prefixed)).toEqual([
      ['Nom', 'x'],
      ['A', 'y'],
    ])
  })

  it('with 5,000 rows is read, and with one more is refused', async () => {
    const line = Array.from({ length: 8 }, (_, index) => `value ${index}`)
    const fill = (count: number) => (book: ExcelJS.Workbook) => {
      const sheet = book.addWorksheet('Liste')
      for (let row = 0; row < count; row += 1) sheet.addRow([`name ${row}`, ...line.slice(1)])
    }
    expect(await rows(await workbook(fill(5000)))).toHaveLength(5000)
    const narrow = await workbook((book) => {
      const sheet = book.addWorksheet('Liste')
      for (let row = 0; row <= 5000; row += 1) sheet.addRow(['a'])
    })
    expect(await refusal(narrow)).toEqual(tooMany)
  })
})

describe('a file that is not a table', () => {
  const small = () => workbook((book) => book.addWorksheet('Liste').addRows([['Nom'], ['A']]))

  it(
    'is refused: random bytes, pictures, a truncated workbook, other archives, a workbook with a password',
    slow,
    async () => {
      const file = await small()
      const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(5000)])
      const archive = await tampered(file, (zip) => {
        for (const name of Object.keys(zip.files)) zip.remove(name)
        zip.file('hello.txt', 'hello')
      })
      const withPassword = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(5000)])
      const refused = {
        rubbish: randomBytes(100_000),
        picture,
        cut: file.subarray(0, file.length / 2),
        cutAtTheEnd: file.subarray(0, file.length - 10),
        cutAtTheStart: Buffer.concat([Buffer.from('PK\u0003\u0004'), file.subarray(2000)]),
        archive,
        withPassword,
        onlyAName: Buffer.from('PK'),
      }
      for (const [name, bytes] of Object.entries(refused)) {
        expect([name, await refusal(bytes)]).toEqual([name, unreadable])
      }
    },
  )

  it('a workbook with damaged parts is refused', async () => {
    const file = await small()
    const damaged = await tampered(file, (zip) => {
      zip.file(sheetXml, '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></row></sheetData>')
    })
    const at = file.indexOf('xl/worksheets/sheet1.xml') + 40
    const flipped = Buffer.from(file)
    randomBytes(60).copy(flipped, at)
    expect(await refusal(damaged)).toEqual(unreadable)
    expect(await refusal(flipped)).toEqual(unreadable)
  })

  it('a workbook that declares entities is refused, because they could expand or read files', async () => {
    for (const entity of [
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
      '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
    ]) {
      const file = await tampered(await small(), async (zip) => {
        const xml = (await zip.file(sheetXml)?.async('string')) ?? ''
        zip.file(sheetXml, xml.replace('?>', `?>${entity}`))
      })
      expect(await refusal(file)).toEqual(unreadable)
    }
  })

  it('a workbook larger than 20 MB or with too many entries is refused', async () => {
    const large = await send(Buffer.alloc(20 * 1024 * 1024 + 1, 'a;b\n'))
    expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'imports/too-large'])
    const many = await tampered(await small(), (zip) => {
      for (let index = 0; index < 2500; index += 1) zip.file(`x/${index}.xml`, '')
    })
    expect(await refusal(many)).toEqual(unreadable)
  })
})

describe('reading files', () => {
  let api: ReturnType<typeof spawnApi>
  let url = ''
  /** This api has the usual limit of files per minute; the other tests have used it up for `teacher`. */
  let sender: SignedIn
  beforeAll(async () => {
    api = spawnApi({
      ...{ PORT: '0', PUBLIC_URL: testPublicUrl, JWT_SECRET: test.config.jwtSecret, LOG_LEVEL: 'info' },
      ...{ MONGO_URL: test.servers.mongoUrl, REDIS_URL: test.servers.redisUrl },
      ...{
        OIDC_ISSUER: 'http://127.0.0.1:9',
        OIDC_CLIENT_ID: 'classeur',
        OIDC_CLIENT_SECRET: 'client-secret',
      },
      BACKUP_KEYS: testBackupKeys,
      ...{ STORAGE_DIR: join(tmpdir(), `classeur-imports-${randomBytes(4).toString('hex')}`) },
    })
    url = /http:\/\/[\d.]+:\d+/.exec(await api.line('Server listening'))?.[0] ?? ''
    await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200))
    sender = await test.newTeacher()
    // Modules loaded with the first file don't count as memory used for a file.
    await measured(Buffer.from('A;B'))
    await measured(await workbook((book) => book.addWorksheet('Liste').addRow(['Nom'])))
  })
  afterAll(async () => {
    api.child.kill('SIGTERM')
    await api.exited
  })

  const residentMiB = async () => {
    const status = await readFile(`/proc/${api.child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }

  /** Sends a file to an otherwise idle api and returns the growth of its memory while it reads the file. */
  async function measured(file: Buffer) {
    const before = await residentMiB()
    let most = before
    const watch = setInterval(() => void residentMiB().then((now) => (most = Math.max(most, now))), 5)
    const sending = fetch(`${url}/api/import-files`, {
      method: 'POST',
      headers: { ...sender.headers, 'content-type': octets },
      body: new Uint8Array(file),
    })
    const answer = await sending
    clearInterval(watch)
    const body = (await answer.json()) as { code?: string }
    return { status: answer.status, code: body.code ?? null, grownByMiB: most - before }
  }

  /** An archive with one part that unpacks to 1 GiB of spaces; it repeats the same 1 MiB block. */
  async function bomb(): Promise<Buffer> {
    const flush = constants.Z_FULL_FLUSH
    const mebibyte = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { flush, finishFlush: flush })
    const last = deflateRawSync(Buffer.alloc(0))
    const packed = Buffer.concat([...Array.from({ length: 1024 }, () => mebibyte), last])
    const file = await workbook((book) => book.addWorksheet('Liste').addRow(['Nom']))
    const honest = await tampered(file, (zip) => {
      zip.remove(sheetXml)
    })
    const name = Buffer.from(sheetXml)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(packed.byteLength, 4)
    // The declared unpacked size, which is false.
    sizes.writeUInt32LE(1000, 8)
    const lengths = Buffer.from([name.byteLength, 0, 0, 0])
    const about = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes, lengths])
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, name, packed])
    const end = honest.lastIndexOf('PK\u0005\u0006')
    const directoryAt = honest.readUInt32LE(end + 16)
    const own = Buffer.concat([
      ...[Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), about, Buffer.alloc(10)],
      ...[Buffer.from(Uint32Array.of(directoryAt).buffer), name],
    ])
    const tail = Buffer.from(honest.subarray(end))
    tail.writeUInt16LE(tail.readUInt16LE(8) + 1, 8)
    tail.writeUInt16LE(tail.readUInt16LE(10) + 1, 10)
    tail.writeUInt32LE(tail.readUInt32LE(12) + own.byteLength, 12)
    tail.writeUInt32LE(directoryAt + entry.byteLength, 16)
    const directory = honest.subarray(directoryAt, end)
    return Buffer.concat([honest.subarray(0, directoryAt), entry, directory, own, tail])
  }

  it('limits memory for a 1 MiB file that unpacks to 1 GiB', async () => {
    const file = await bomb()
    expect(file.byteLength).toBeLessThan(2 * 2 ** 20)
    const { status, code, grownByMiB } = await measured(file)
    expect({ status, code }).toEqual(tooMany)
    expect(grownByMiB).toBeLessThan(120)
  })

  it('limits memory for 20 MB of text, which has too many rows', async () => {
    const file = Buffer.alloc(20 * 1024 * 1024, 'Bénard;Élodie;12\n')
    const { status, code, grownByMiB } = await measured(file)
    expect({ status, code }).toEqual(tooMany)
    expect(grownByMiB).toBeLessThan(120)
  })

  it('limits memory for 50,000 cells', async () => {
    const file = await workbook((book) => {
      const sheet = book.addWorksheet('Liste')
      for (let row = 0; row < 5000; row += 1) {
        sheet.addRow(Array.from({ length: 10 }, (_, at) => `${row}-${at}`))
      }
    })
    const { status, grownByMiB } = await measured(file)
    expect(status).toBe(200)
    // Measured 80 to 111 MiB; the peak depends on when the engine collects garbage.
    expect(grownByMiB).toBeLessThan(144)
  })

  it('leaves the api responsive while a large workbook is read', async () => {
    const file = await workbook((book) => {
      const sheet = book.addWorksheet('Liste')
      for (let row = 0; row < 5000; row += 1)
        sheet.addRow(Array.from({ length: 8 }, (_, at) => `${row}-${at}`))
    })
    let isRead = false
    const reading = send(file).finally(() => (isRead = true))
    let answered = 0
    while (!isRead) {
      expect((await test.app.inject('/health/live')).statusCode).toBe(200)
      answered += 1
      // The thread's response is received in a turn of the event loop.
      await nextTurn()
    }
    expect((await reading).statusCode).toBe(200)
    // If the main thread read the workbook, it would answer only one or two requests, before and after it.
    expect(answered).toBeGreaterThan(5)
  })

  it('is limited to two files per person at a time, so others can be read too', async () => {
    const line = Array.from({ length: 40 }, (_, index) => `c${index}`).join(';')
    const file = Array.from({ length: 4000 }, () => line).join('\n')
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(file)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503, 503])
    expect((await send('A;B')).statusCode).toBe(200)
  })

  it('frees its slots if a sender disconnects halfway', async () => {
    const url = new URL(await test.listen())
    const head = [
      ...['POST /api/import-files HTTP/1.1', 'host: localhost:4300', 'content-length: 1000000'],
      ...[`authorization: ${teacher.headers.authorization}`, `content-type: ${octets}`],
    ]
    let refused = 0
    const sockets = Array.from({ length: 4 }, () => {
      const socket = connect(Number(url.port), url.hostname)
      socket.on('data', (answer) => (refused += String(answer).includes('imports/busy') ? 1 : 0))
      socket.write(`${head.join('\r\n')}\r\n\r\nA;B`)
      return socket
    })
    try {
      await expect.poll(() => refused).toBe(2)
      expect((await send('A;B')).statusCode).toBe(503)
    } finally {
      for (const socket of sockets) socket.destroy()
    }
    await expect.poll(async () => (await send('A;B')).statusCode).toBe(200)
  })
})

describe('the import route', () => {
  it('requires a profile and refuses forms, JSON and plain text; other routes refuse files', async () => {
    const newcomer = await test.signInAs()
    expect((await send('A;B', { person: newcomer })).json<{ code: string }>().code).toBe('profile_incomplete')
    const stranger = { ...teacher, headers: { authorization: 'Bearer nothing' } }
    expect((await send('A;B', { person: stranger })).statusCode).toBe(401)
    for (const type of [
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'application/json',
    ]) {
      expect([type, (await send('A;B', { type })).statusCode]).toEqual([type, 415])
    }
    expect(
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/classes',
          headers: { ...teacher.headers, 'content-type': octets },
          payload: 'A',
        })
      ).statusCode,
    ).toBe(415)
  })

  it('has its own rate limit', async () => {
    const limited = await createTestApp({ limits: { importFiles: 2 } })
    try {
      const person = await limited.newTeacher()
      const answers = []
      for (let index = 0; index < 3; index += 1) answers.push(await send('A;B', { person, app: limited }))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    } finally {
      await limited.close()
    }
  })
})
