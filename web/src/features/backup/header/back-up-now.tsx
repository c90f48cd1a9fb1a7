import type { Backup } from '@classeur/contracts'
import { IconChevronDown, IconFileText, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import { formatSize } from '../../../i18n/format.ts'
import { isBeingMade } from '../../../http/queries/backups.ts'
import { useBackUp } from '../model/use-back-up.ts'

const iconPx = 16

const lastSize = (backups: readonly Backup[], withMedia: boolean): number | null =>
  backups.find((one) => one.state === 'done' && one.withMedia === withMedia && one.kind !== 'uploaded')
    ?.sizeBytes ?? null

/** Makes a backup, with or without media. Says what each contains, and how large the last one was. */
export function BackUpNow({ backups }: { backups: readonly Backup[] }) {
  const { t } = useTranslation('backup')
  const { busy, submit } = useBackUp()
  const isMaking = backups.some(({ kind, state }) => kind === 'by-hand' && isBeingMade(state))
  const itemOf = (key: 'quick' | 'full') => {
    const withMedia = key === 'full'
    const size = lastSize(backups, withMedia)
    const contains = t(`now.${key}Hint`)
    const hint = size === null ? contains : t('now.about', { contains, size: formatSize(size) })
    return {
      key,
      label: t(`now.${key}`),
      hint: isMaking ? t('now.running') : hint,
      icon: withMedia ? IconPhoto : IconFileText,
      isDisabled: isMaking,
      run: () => void submit(withMedia),
    }
  }
  return (
    <Menu
      label={t('now.button')}
      align="end"
      groups={[{ key: 'kinds', items: [itemOf('quick'), itemOf('full')] }]}
    >
      {(opener) => (
        <Button {...opener} busy={busy}>
          {t('now.button')}
          <IconChevronDown size={iconPx} aria-hidden />
        </Button>
      )}
    </Menu>
  )
}
