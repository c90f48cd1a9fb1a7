import type { Resource, ResourceVersion, ResourceVersionList } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import { isSame } from '../../../../drafts/field-edits.ts'
import { formatDateTime, formatNumber } from '../../../../i18n/format.ts'
import { versionQuery } from '../model/resource-requests.ts'
import { OldNew } from '../rewrite/old-new.tsx'
import classes from './compare-dialog.module.css'
import { useVersionText } from './use-version-text.ts'

type Items = z.infer<typeof ResourceVersion>['items']

interface CompareDialogProps {
  resource: Resource
  versions: z.infer<typeof ResourceVersionList>['versions']
  onClose: () => void
}

/** The items that differ, in the order of the later version; removed ones at the end. */
function changedItems(before: Items, after: Items) {
  const ids = new Set([...after, ...before].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [old, now] = [before, after].map((items) => items.findIndex((item) => item.id === id))
    const pair = { before: before[old ?? -1] ?? null, after: after[now ?? -1] ?? null }
    const shown = (item: Items[number] | null) =>
      item && [item.prompt, item.imageId ?? null, item.figure, item.answer, item.steps, item.lines]
    if (isSame(shown(pair.before), shown(pair.after))) return []
    return [{ id, number: (pair.after ? (now ?? 0) : (old ?? 0)) + 1, ...pair }]
  })
}

/** Two versions of a sheet, item by item. */
export function CompareDialog({ resource, versions, onClose }: CompareDialogProps) {
  const { t } = useTranslation('resource-edit')
  const textOf = useVersionText()
  const [older, setOlder] = useState(String(versions[1]?.number))
  const [newer, setNewer] = useState(String(versions[0]?.number))
  const before = useQuery(versionQuery(resource.id, Number(older)))
  const after = useQuery(versionQuery(resource.id, Number(newer)))
  const error = before.error ?? after.error
  const both = before.data && after.data ? { old: before.data, now: after.data } : null
  const items = both && changedItems(both.old.items, both.now.items)
  const heads = both && [
    { name: t('heading.title'), old: both.old.title, now: both.now.title },
    { name: t('heading.intro'), old: both.old.intro, now: both.now.intro },
  ]
  const texts = heads?.filter(({ old, now }) => old !== now) ?? []
  const notes = both && !isSame(both.old.notes, both.now.notes)
  const ids = (list: Items) => list.map(({ id }) => id)
  const isReordered = both && items?.length === 0 && !isSame(ids(both.old.items), ids(both.now.items))

  const options = versions.map(({ number, change, at }) => ({
    value: String(number),
    label: `${t('versions.number', { number: formatNumber(number) })} · ${textOf(change)} · ${formatDateTime(at)}`,
  }))
  return (
    <Dialog title={t('versions.compareTitle')} wide onClose={onClose}>
      <div className={classes.choice}>
        <SelectField label={t('versions.older')} value={older} options={options} onChange={setOlder} />
        <SelectField label={t('versions.newer')} value={newer} options={options} onChange={setNewer} />
      </div>
      {error && (
        <ProblemNote error={error} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
      )}
      {!both && !error && <SkeletonLines lines={6} />}
      {isReordered && <p role="status">{t('versions.reordered')}</p>}
      {notes && <p role="status">{t('versions.notes')}</p>}
      {both && items?.length === 0 && texts.length === 0 && !isReordered && !notes && (
        <p role="status">{t('versions.equal')}</p>
      )}
      <div className={classes.items} tabIndex={0} role="region" aria-label={t('versions.differences')}>
        {texts.map(({ name, old, now }) => (
          <section key={name}>
            <h3 className={classes.title}>{name}</h3>
            <p dir="auto">
              <del>{old}</del> <ins>{now}</ins>
            </p>
          </section>
        ))}
        {items?.map((item) => (
          <section key={item.id}>
            <h3 className={classes.title}>{t('item.number', { number: formatNumber(item.number) })}</h3>
            <OldNew before={item.before} after={item.after} language={resource.language} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
