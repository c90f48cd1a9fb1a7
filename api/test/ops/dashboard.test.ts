import { eventually } from '@classeur/local/testing'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { declaredNames, parseMetrics } from './kit/scraped-metrics.ts'

const token = 'a-token-for-the-scraper'
const read = (path: string) => readFile(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')

const Dashboard = z.object({
  uid: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string().min(1),
      type: z.string(),
      datasource: z.object({ uid: z.literal('${datasource}') }).optional(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
})
const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Classeur[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+m$/)
            .optional(),
          labels: z.object({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.object({ summary: z.string(), advice: z.string() }),
        }),
      ),
    }),
  ),
})

let test: TestApp
let exposed: Set<string>
let labelsOf: Map<string, Set<string>>
let dashboard: z.infer<typeof Dashboard>
let rules: z.infer<typeof Rules>['groups'][number]['rules']

beforeAll(async () => {
  test = await createTestApp({ environment: { METRICS_TOKEN: token } })
  const scrape = () => test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  // Parts that took longer than half a second to read are included in a later scrape.
  const body = await eventually(async () => {
    const answer = await scrape()
    for (const part of [
      'classeur_queue_jobs{',
      'classeur_generations_open{',
      'classeur_redis_memory',
      'classeur_orders{',
    ]) {
      expect(answer.body).toContain(part)
    }
    return answer.body
  })
  exposed = new Set(declaredNames(body))
  labelsOf = new Map()
  for (const sample of parseMetrics(body).keys()) {
    const [name = '', labels = ''] = sample.split('{')
    const known = labelsOf.get(name) ?? new Set()
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(String(label))
    labelsOf.set(name, known)
  }
  dashboard = Dashboard.parse(JSON.parse(await read('grafana/classeur.json')))
  rules = Rules.parse(parse(await read('alerts/classeur.rules.yml'))).groups.flatMap((group) => group.rules)
})
afterAll(() => test.close())

const withoutSuffix = (name: string) => name.replace(/_(bucket|count|sum)$/, '')
const metricNames = (expr: string) => [...expr.matchAll(/\b(?:classeur|process|nodejs)_\w+/g)].map(String)
const shown = () => dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const alerting = () => rules.map(({ expr }) => expr)

describe('the example dashboard and alert rules', () => {
  it('use only metrics that a scrape contains', () => {
    const expressions = [...shown(), ...alerting()]
    const names = new Set(expressions.flatMap(metricNames).map(withoutSuffix))
    expect(names.size).toBeGreaterThan(15)
    expect([...names].filter((name) => !exposed.has(name))).toEqual([])
  })

  it('select only by labels that these metrics have', () => {
    const unknown = [...shown(), ...alerting()].flatMap((expr) =>
      [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', selector = '']) =>
        [...selector.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)]
          .map(([, label]) => String(label))
          .filter((label) => label !== 'job' && labelsOf.get(name)?.has(label) === false)
          .map((label) => `${name}: ${label}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('show every metric of the product', () => {
    const names = new Set(shown().flatMap(metricNames).map(withoutSuffix))
    expect([...exposed].filter((name) => name.startsWith('classeur_') && !names.has(name))).toEqual([])
  })

  it('take their data source from a variable and have unique panel ids', () => {
    expect(dashboard.templating.list.find(({ name }) => name === 'datasource')?.type).toBe('datasource')
    const charts = dashboard.panels.filter(({ type }) => type !== 'row')
    expect(charts.every(({ datasource, targets }) => datasource && targets.length > 0)).toBe(true)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })

  it('alert on every condition that an operator must act on', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const metric of [
      'classeur_queue_next_job_age_seconds',
      'classeur_generations_ended_total',
      'classeur_dead_letters',
      'classeur_payment_events_oldest_seconds',
      'classeur_payment_mismatches',
      'classeur_backup_last_verified_timestamp_seconds',
      'classeur_up',
      'classeur_workers',
      'classeur_http_request_duration_seconds_count',
    ]) {
      expect(alerting().some((expr) => expr.includes(metric))).toBe(true)
    }
  })
})
