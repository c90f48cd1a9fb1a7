import { ResourceKind } from '@classeur/contracts'
import {
  IconBulb,
  IconChecklist,
  IconClipboardCheck,
  IconMail,
  IconPencil,
  IconTrophy,
} from '@tabler/icons-react'
import { useId, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './kind-choice.module.css'

const icons: Record<ResourceKind, ComponentType<{ size?: number; className?: string | undefined }>> = {
  'practice-sheet': IconPencil,
  'worked-example': IconBulb,
  correction: IconChecklist,
  'exit-quiz': IconClipboardCheck,
  extension: IconTrophy,
  'parent-note': IconMail,
}
const iconSizePx = 18

interface KindChoiceProps {
  value: ResourceKind
  onChange: (kind: ResourceKind) => void
}

/** The kinds of resources, as cards of which one is chosen. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const { t } = useTranslation('resources')
  const name = useId()
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">{t('shape.kind')}</legend>
      {ResourceKind.options.map((kind) => {
        const Icon = icons[kind]
        return (
          <label key={kind} className={classes.kind}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon size={iconSizePx} aria-hidden className={classes.icon} />
            {t(`kind.${kind}`)}
          </label>
        )
      })}
    </fieldset>
  )
}
