import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { IdentityEnvironment } from '../api/identity/src/config/identity-config.ts'
import { readConfig as readIdentityConfig } from '../api/identity/src/config/read-config.ts'
import { GatewayEnvironment } from '../api/test-gateway/src/config/gateway-config.ts'
import { readConfig as readGatewayConfig } from '../api/test-gateway/src/config/read-config.ts'
import { maxBackupUploadBytes, maxImportFileBytes } from '../api/contracts/src/index.ts'
import { otherBodyBytes } from '../api/local/src/gateway/body-limit.ts'
import { fileHeaders, pageHeaders, strictTransport } from '../api/local/src/gateway/security-headers.ts'
import { ApiEnvironment, readConfig as readApiConfig } from '../api/src/config/config.ts'
import { readConfig as readWorkerConfig, WorkerEnvironment } from '../workers/src/config/config.ts'
import { BackupEnvironment, readBackupConfig } from '../workers/src/config/backup-config.ts'

interface Service {
  build?: { context: string; dockerfile: string }
  image?: string
  user?: string
  environment: Record<string, string | number>
  command?: string[]
  entrypoint?: string[]
  ports?: string[]
  networks: string[]
  profiles?: string[]
  volumes?: (string | { type: string; source: string; target: string; read_only?: boolean })[]
  depends_on?: Record<string, { condition: string }>
  restart: string
  read_only: boolean
  cap_drop: string[]
  stop_grace_period?: string
  healthcheck?: { test: string[] }
  container_name?: string
}
interface Manifest {
  workspaces: string[]
  dependencies?: Record<string, string>
}

const root = new URL('..', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifestOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest

const composeText = read('docker-compose.yml')
const exampleText = read('.env.example')

/** `.env` as the README's command creates it: the example file with a secret for every empty value. */
const dotEnv = Object.fromEntries(
  [...exampleText.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value || (name === 'BACKUP_KEYS' ? `first:${Buffer.alloc(32).toString('base64')}` : 'f'.repeat(64)),
  ]),
) as Record<string, string>

/** Interpolates `${NAME:-default}`, `${NAME:?message}`, `${NAME:+${OTHER}}` and `$$` as Compose does. */
const interpolate = (text: string) =>
  text
    .replaceAll(/\$\{(\w+):\+\$\{(\w+)\}\}/g, (_found, name: string, other: string) =>
      dotEnv[name] ? (dotEnv[other] ?? '') : '',
    )
    .replaceAll(
      /\$\$|\$\{(\w+):([-?])([^}]*)\}/g,
      (_found, name?: string, kind?: string, otherwise: string = '') => {
        if (name === undefined) return '$'
        const value = dotEnv[name] ?? ''
        if (value === '' && kind === '?') throw new Error(`${name} is not in .env.example`)
        return value || otherwise
      },
    )

/** Interpolates after parsing the YAML, like Compose, so that an empty value stays a string. */
const interpolated = (node: unknown): unknown => {
  if (typeof node === 'string') return interpolate(node)
  if (Array.isArray(node)) return node.map(interpolated)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, interpolated(value)]))
}

const { services, networks } = interpolated(parse(composeText, { merge: true })) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
}
const serviceOf = (name: string): Service => {
  const service = services[name]
  if (!service) throw new Error(`no service ${name}`)
  return service
}
const environmentOf = (name: string) =>
  Object.fromEntries(Object.entries(serviceOf(name).environment).map(([key, value]) => [key, String(value)]))
const dockerfileOf = (name: string) => read(serviceOf(name).build?.dockerfile ?? '')

const processes: Record<
  string,
  {
    schema: { shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> }
    readConfig: (env: Record<string, string>) => unknown
    /** Variables that a Compose installation doesn't use. */
    unused: string[]
    source: string
    folder: string
  }
> = {
  api: {
    schema: ApiEnvironment,
    readConfig: readApiConfig,
    unused: ['DEV_MAILBOX', 'STORAGE_DIR'],
    source: 'api/src/server.ts',
    folder: 'api',
  },
  workers: {
    schema: WorkerEnvironment,
    readConfig: readWorkerConfig,
    unused: ['STORAGE_DIR'],
    source: 'workers/src/main.ts',
    folder: 'workers',
  },
  identity: {
    schema: IdentityEnvironment,
    readConfig: readIdentityConfig,
    unused: ['DEV_MAILBOX'],
    source: 'api/identity/src/server.ts',
    folder: 'api/identity',
  },
  payments: {
    schema: GatewayEnvironment,
    readConfig: readGatewayConfig,
    unused: ['PAYMENTS_RETRY_DAYS', 'PAYMENTS_GRACE_DAYS'],
    source: 'api/test-gateway/src/server.ts',
    folder: 'api/test-gateway',
  },
}

describe.each(Object.entries(processes))('the environment of %s', (name, process) => {
  const set = Object.keys(serviceOf(name).environment)
  const known = Object.keys(process.schema.shape)

  it('has every variable that the process requires', () => {
    const required = Object.entries(process.schema.shape)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([variable]) => variable)
    expect(required.length).toBeGreaterThan(0)
    expect(required.filter((variable) => !set.includes(variable))).toEqual([])
  })

  it('has no variable that the process does not read', () => {
    expect(set.filter((variable) => !known.includes(variable))).toEqual([])
  })

  it('sets or exempts every variable that the process reads', () => {
    expect(known.filter((variable) => !set.includes(variable))).toEqual(process.unused)
  })

  it('is accepted by the process', () => {
    expect(() => process.readConfig(environmentOf(name))).not.toThrow()
  })

  it('lets the process be reached from other containers', () => {
    expect(environmentOf(name)['HOST']).toBe('0.0.0.0')
  })
})

describe('the values that services share', () => {
  it('are the same on both sides', () => {
    const [api, identity, workers] = ['api', 'identity', 'workers'].map(environmentOf)
    for (const variable of ['PUBLIC_URL', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'MONGO_URL'])
      expect(api?.[variable], variable).toBe(identity?.[variable])
    for (const variable of ['MONGO_URL', 'REDIS_URL', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY'])
      expect(api?.[variable], variable).toBe(workers?.[variable])
    expect(environmentOf('web')['PUBLIC_URL']).toBe(api?.['PUBLIC_URL'])
    expect(environmentOf('storage')['AWS_SECRET_ACCESS_KEY']).toBe(api?.['S3_SECRET_ACCESS_KEY'])
  })

  it('name services and ports that exist', () => {
    const all = Object.keys(processes).flatMap((name) => Object.values(environmentOf(name)))
    const addresses = all.filter((value) => /^\w+:\/\//.test(value)).map((value) => new URL(value))
    const inside = addresses.filter(({ hostname }) => hostname !== 'localhost')
    expect(inside.length).toBeGreaterThan(5)
    for (const { hostname } of inside) expect(Object.keys(services)).toContain(hostname)
    for (const { hostname, port } of inside.filter(({ hostname }) => hostname in processes))
      expect(port).toBe(environmentOf(hostname)['PORT'])
  })

  it('come from .env if they are secret, and .env.example lists all secrets', () => {
    const demanded = new Set([...composeText.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
    const empty = [...exampleText.matchAll(/^([A-Z]\w*)=$/gm)].map(([, name]) => name)
    expect([...demanded].sort()).toEqual(empty.sort())
    expect(read('.gitignore').split('\n')).toContain('.env')
  })

  it('include every variable that .env.example offers', () => {
    const shown = [...exampleText.matchAll(/^(?:# )?([A-Z]\w*)=/gm)].map(([, name]) => name)
    for (const name of shown) expect(composeText).toContain(`\${${name ?? ''}:`)
  })
})

describe('development-only features', () => {
  const identity = environmentOf('identity')
  const reached = (changes: object) => () => readIdentityConfig({ ...identity, ...changes })

  it("are allowed while the product is published on this machine's loopback address only", () => {
    expect(identity['GATEWAY_ADDRESS']).toBe('127.0.0.1:8080')
    expect(serviceOf('web').ports).toEqual([`${identity['GATEWAY_ADDRESS']}:8080`])
    expect(reached({})).not.toThrow()
  })

  it('fail startup when the public URL or the published port is reachable from other machines', () => {
    const PUBLIC_URL = 'https://classeur.example'
    expect(reached({ PUBLIC_URL, OIDC_ISSUER: `${PUBLIC_URL}/oidc` })).toThrow(/SAMPLE_ACCOUNT/)
    expect(reached({ GATEWAY_ADDRESS: '0.0.0.0:8080' })).toThrow(/SAMPLE_ACCOUNT/)
  })

  it('make nobody an operator, because .env.example names no operator', () => {
    expect(environmentOf('api')['OPERATOR_EMAILS']).toBe('')
    expect(exampleText).not.toMatch(/^(# )?OPERATOR_EMAILS=.+/m)
  })
})

/** Services that an operator starts by hand. The others start with `docker compose up` and keep running. */
const isOnCall = ({ profiles = [] }: Service) => profiles.length > 0

describe.each(Object.entries(services))('the service %s', (name, service) => {
  it('has a health check and restarts after a crash, unless it runs on call', () => {
    expect(service.healthcheck === undefined).toBe(isOnCall(service))
    expect(service.restart).toBe(isOnCall(service) ? 'no' : 'unless-stopped')
  })

  it('runs with minimal privileges', () => {
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    const user = service.user ?? /^USER (.+)$/m.exec(dockerfileOf(name))?.[1]
    expect(user).toMatch(/^(?!root|0\b)./)
  })

  it('publishes a port only if browsers open it', () => {
    const published = { web: 1, mailpit: 1 }[name] ?? 0
    expect(service.ports ?? []).toHaveLength(published)
    // Published ports serve plain http, so by default they bind to loopback only.
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  it('can run as several replicas', () => {
    expect(service.container_name).toBeUndefined()
  })

  it('uses an existing Dockerfile or a pinned image version', () => {
    if (service.build)
      expect(existsSync(join(root, service.build.context, service.build.dockerfile))).toBe(true)
    else expect(service.image).toMatch(/:v?\d+\.\d+/)
  })

  it('waits until the services it depends on are healthy', () => {
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(Object.keys(services)).toContain(needed)
      expect(condition).toBe('service_healthy')
    }
  })
})

describe('the servers', () => {
  it('are in an internal network without the web service', () => {
    expect(networks['data']?.internal).toBe(true)
    for (const name of ['mongo', 'redis', 'storage']) expect(serviceOf(name).networks).toEqual(['data'])
    expect(serviceOf('web').networks).toEqual(['front'])
  })

  it('keep their data: a replica set with authentication, and a Redis that evicts nothing', () => {
    expect(serviceOf('mongo').entrypoint?.at(-1)).toMatch(/--replSet rs0 .*--keyFile/)
    expect(environmentOf('api')['MONGO_URL']).toContain('replicaSet=rs0')
    expect(serviceOf('redis').command?.join(' ')).toMatch(
      /--requirepass f+ --appendonly yes .*--maxmemory-policy noeviction/,
    )
  })
})

const lastStageOf = (name: string) =>
  dockerfileOf(name)
    .split(/^(?=FROM )/m)
    .at(-1) ?? ''

/** Folders of the workspaces that a process loads at run time, including its own. */
function workspacesOf(folder: string, loaded = new Set<string>()): Set<string> {
  loaded.add(folder)
  for (const dependency of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const [, name] = /^@classeur\/([\w-]+)$/.exec(dependency) ?? []
    const workspace = manifestOf('.').workspaces.find((path) => path.endsWith(`/${name ?? ''}`))
    if (workspace && !loaded.has(workspace)) workspacesOf(workspace, loaded)
  }
  return loaded
}

describe.each([...Object.keys(processes), 'backup', 'web'])('the image of %s', (name) => {
  it('is built in stages and copies the manifest of every workspace in the lockfile', () => {
    const dockerfile = dockerfileOf(name)
    expect(dockerfile.match(/^FROM /gm)?.length).toBeGreaterThan(2)
    expect(lastStageOf(name)).not.toMatch(/npm /)
    for (const folder of manifestOf('.').workspaces)
      expect(dockerfile).toContain(`\nCOPY ${folder}/package.json ${folder}/\n`)
  })
})

describe.each([...Object.keys(processes), 'web'])('the image of %s', (name) => {
  it('copies every file of .config that its build imports', () => {
    const settings = name === 'web' ? 'web/vite.config.ts' : '.config/bundle.js'
    const imported = [...read(settings).matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
      join(dirname(settings), path),
    )
    const files = [settings, ...imported].filter((path) => path.startsWith('.config/'))
    expect(files).toContain('.config/lazy-shapes.js')
    const [copied = ''] = /^COPY \.config\/.*$/m.exec(dockerfileOf(name)) ?? []
    for (const file of files) expect(copied).toContain(` ${file} `)
  })
})

describe.each([...Object.keys(processes), 'backup'])('the image of %s', (name) => {
  it('has all libraries that npm installs, also those that npm puts into a workspace', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: boolean }>
    }
    const folders = Object.entries(packages).flatMap(
      ([path, { dev }]) => (!dev && /^(?!web\/)(?:.+?\/)??node_modules(?=\/)/.exec(path)?.[0]) || [],
    )
    expect(folders).toContain('node_modules')
    for (const folder of new Set(folders))
      expect(lastStageOf(name)).toContain(`COPY --from=dependencies /app/${folder} ${folder}\n`)
  })
})

describe.each(Object.entries(processes))('the container of %s', (name, { folder, source }) => {
  it('contains every workspace that the process loads, and its entry point', () => {
    const lastStage = lastStageOf(name)
    for (const workspace of workspacesOf(folder))
      expect(lastStage).toContain(`COPY --from=build /app/${workspace}/dist ${workspace}/dist\n`)
    const compiled = source.replace('/src/', '/dist/').replace(/ts$/, 'js')
    expect(dockerfileOf(name)).toContain(` && node .config/bundle.js ${compiled}\n`)
    expect(lastStage).toContain(`CMD ["node", "${compiled.replace('/dist/', '/dist/bundle/')}"]`)
    expect(existsSync(join(root, source))).toBe(true)
  })

  it('has a stop grace period longer than the shutdown limit of the process', () => {
    const own = /(?:delay: |shutdownGraceMs = )([\d_]+)/.exec(read(source))?.[1]
    const ownSeconds = Number(own?.replaceAll('_', '')) / 1000
    expect(ownSeconds).toBeGreaterThanOrEqual(10)
    expect(Number.parseInt(serviceOf(name).stop_grace_period ?? '')).toBeGreaterThan(ownSeconds)
  })
})

describe('the backup service', () => {
  const service = serviceOf('backup')
  const environment = environmentOf('backup')

  it('gets every variable that the backup program reads except STORAGE_DIR, and no others', () => {
    const known = Object.keys(BackupEnvironment.shape).filter((name) => name !== 'STORAGE_DIR')
    expect(Object.keys(environment).sort()).toEqual(known.sort())
    expect(() => readBackupConfig(environment)).not.toThrow()
  })

  it('uses the database, Redis and storage of the workers, and can check that every process has stopped before a restore', () => {
    for (const name of ['MONGO_URL', 'REDIS_URL', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY'])
      expect(environment[name], name).toBe(environmentOf('workers')[name])
    const stopped = (environment['BACKUP_STOPPED_URLS'] ?? '').split(' ').map((url) => new URL(url))
    expect(stopped.map(({ hostname, port, pathname }) => [hostname, port, pathname])).toEqual(
      Object.keys(processes).map((name) => [name, environmentOf(name)['PORT'], '/health/live']),
    )
    for (const { hostname } of stopped)
      expect(serviceOf(hostname).networks.some((network) => service.networks.includes(network))).toBe(true)
  })

  it('writes backups to a folder of the host, reads .env, and does nothing unless it is called', () => {
    const mounts = (service.volumes ?? []).map((volume) =>
      typeof volume === 'string' ? volume : [volume.source, volume.target, volume.read_only === true],
    )
    expect(mounts).toEqual([
      ['./backups', environment['BACKUP_DIR'], false],
      ['./.env', environment['BACKUP_SETTINGS_FILE'], true],
    ])
    expect(read('.gitignore').split('\n')).toContain('/backups/')
    expect(service.profiles).toEqual(['backup'])
  })

  it('uses the server’s own version of the database tools, and contains every workspace that its program imports', () => {
    const lastStage = lastStageOf('backup')
    expect(/^FROM (\S+)$/m.exec(lastStage)?.[1]).toBe(serviceOf('mongo').image)
    for (const folder of ['api/contracts', 'api/domain', 'api/database', 'api/storage', 'workers'])
      expect(lastStage).toContain(`COPY --from=build /app/${folder}/dist ${folder}/dist\n`)
    const loaded = readdirSync(join(root, 'workers/src/installation-backup'))
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...read(`workers/src/installation-backup/${file}`).matchAll(/'@classeur\/(\w+)/g)])
    for (const [, workspace] of loaded) expect(lastStage).toContain(`/app/api/${workspace ?? ''}/dist `)
    expect(lastStage).toContain('ENTRYPOINT ["node", "workers/dist/installation-backup/main.js"]')
    expect(existsSync(join(root, 'workers/src/installation-backup/main.ts'))).toBe(true)
  })
})

describe('nginx', () => {
  const nginx = read('web/server/nginx.conf')
  const names = Object.keys(environmentOf('web'))

  it('gets exactly the variables that its configuration file uses', () => {
    const open = new Set([...nginx.matchAll(/"?\$\{(\w+)\}"?[ ;]/g)].map(([, name]) => name))
    expect([...open].sort()).toEqual([...names].sort())
    expect(dockerfileOf('web')).toContain(`envsubst '${names.map((name) => `$${name}`).join(' ')}'`)
  })

  it('sends the headers that the gateway of npm start sends', () => {
    const headers = (location: string) => {
      const block = nginx.slice(nginx.indexOf(`location ${location} {`)).split('}', 1)[0] ?? ''
      return Object.fromEntries(
        [...block.matchAll(/add_header (\S+) (.+);/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          valueOf(value),
        ]),
      )
    }
    const valueOf = (value: string) => {
      const variable = /^\$\w+$/.test(value) ? value : undefined
      const map = variable && nginx.slice(nginx.indexOf(`map $uri ${variable} {`))
      const mapped = map ? /~\\\.html\$ (.+);/.exec(map)?.[1] : value
      return mapped?.replaceAll(/^["']|["']$/g, '').replace('$socket_origin', 'wss://school.example')
    }
    const https = '$strict_transport always'
    expect(/map \$public_scheme \$strict_transport \{\s+https (\S+);/.exec(nginx)?.[1]).toBe(
      strictTransport('https://school.example')['strict-transport-security'],
    )
    expect(headers('/')).toEqual({
      'cache-control': 'no-cache',
      'strict-transport-security': https,
      ...fileHeaders,
      ...pageHeaders('https://school.example'),
    })
    expect(headers('/assets/')).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'strict-transport-security': https,
      ...fileHeaders,
    })
  })

  it('has the same body size limits as the gateway of npm start and answers errors as problem+json', () => {
    const limits = [...nginx.matchAll(/client_max_body_size (\d+)([km]);/g)].map(
      ([, count, unit]) => Number(count) * 1024 * (unit === 'm' ? 1024 : 1),
    )
    expect(limits).toEqual([otherBodyBytes, maxBackupUploadBytes, maxImportFileBytes])
    expect(nginx).toMatch(/error_page 413 = @too_large;/)
    expect(nginx).toMatch(/error_page 421 @host_refused;/)
    const problem = /location @\w+ \{[^}]*types \{\s+\}\s+default_type application\/problem\+json;/g
    expect(nginx.match(problem)).toHaveLength(5)
  })

  it('resolves the replicas of a process again every few seconds', () => {
    expect(nginx).toMatch(/resolver 127\.0\.0\.11 valid=\ds/)
    const proxied = [...nginx.matchAll(/set \$upstream (\w+):(\d+);\s+proxy_pass http:\/\/\$upstream;/g)]
    expect(proxied.map(([, name]) => name)).toEqual(['api', 'api', 'api', 'identity', 'payments'])
    for (const [, name = '', port] of proxied) expect(environmentOf(name)['PORT']).toBe(port)
    expect(nginx.match(/proxy_pass /g)).toHaveLength(proxied.length)
  })
})
