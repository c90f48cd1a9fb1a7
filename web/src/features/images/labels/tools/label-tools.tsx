import type { PictureLabel, TextLabel } from '@classeur/contracts'
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import { Switch } from '../../../../components/fields/choices/switch.tsx'
import { newLeaderPoint } from '../model/place-labels.ts'
import type { LabelSession } from '../model/use-label-session.ts'
import { ColourChoice } from './colour-choice.tsx'
import classes from './label-tools.module.css'

const iconSizePx = 16
const sizes = ['small', 'medium', 'large'] as const
const ends = ['none', 'dot', 'arrow'] as const

interface LabelToolsProps {
  label: PictureLabel
  session: LabelSession
  onRemove: (id: string) => void
}

/** How the selected label looks, and what can be done with it. */
export function LabelTools({ label, session, onRemove }: LabelToolsProps) {
  const { t } = useTranslation('picture-labels')
  const { change } = session
  return (
    <section className={classes.tools} aria-label={t('selected')}>
      {label.kind === 'text' && <TextTools label={label} change={change} />}
      <ColourChoice value={label.colour} onChange={(colour) => change({ ...label, colour })} />
      {label.kind === 'line' && (
        <ChoiceField
          label={t('lineEnd')}
          value={label.end}
          options={ends.map((end) => ({ value: end, label: t(`ends.${end}`) }))}
          onChange={(end) => change({ ...label, end })}
        />
      )}
      <div className="actions">
        {label.kind === 'text' && (
          <Button
            small
            icon={<IconPencil size={iconSizePx} aria-hidden />}
            onClick={() => session.write(label.id)}
          >
            {t('edit')}
          </Button>
        )}
        <Button
          small
          icon={<IconCopy size={iconSizePx} aria-hidden />}
          disabled={session.isFull}
          onClick={() => session.duplicate(label)}
        >
          {t('duplicate')}
        </Button>
        <Button
          small
          look="danger"
          icon={<IconTrash size={iconSizePx} aria-hidden />}
          onClick={() => onRemove(label.id)}
        >
          {t('delete')}
        </Button>
      </div>
    </section>
  )
}

interface TextToolsProps {
  label: TextLabel
  change: (label: PictureLabel) => void
}

function TextTools({ label, change }: TextToolsProps) {
  const { t } = useTranslation('picture-labels')
  const leader = label.leader?.end ?? 'without'
  const setLeader = (end: typeof leader) =>
    change({
      ...label,
      leader: end === 'without' ? null : { to: label.leader?.to ?? newLeaderPoint(label.at), end },
    })
  return (
    <>
      <ChoiceField
        label={t('size')}
        value={label.size}
        options={sizes.map((size) => ({ value: size, label: t(`sizes.${size}`) }))}
        onChange={(size) => change({ ...label, size })}
      />
      <ChoiceField
        label={t('leader')}
        value={leader}
        options={(['without', ...ends] as const).map((end) => ({ value: end, label: t(`leaders.${end}`) }))}
        onChange={setLeader}
      />
      <label className={classes.switch}>
        <Switch checked={label.plate} onChange={(plate) => change({ ...label, plate })} />
        {t('plate')}
      </label>
    </>
  )
}
