import type { OrderStatus } from '@classeur/contracts'
import { IconArrowBackUp, IconCheck, IconHourglass, IconMinus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../feedback/tag.tsx'

const looks = {
  pending: { tone: 'sky', Icon: IconHourglass },
  paid: { tone: 'board', Icon: IconCheck },
  failed: { tone: 'pen', Icon: IconX },
  refunded: { tone: 'plain', Icon: IconArrowBackUp },
  cancelled: { tone: 'plain', Icon: IconMinus },
} satisfies Record<OrderStatus, { tone: Tone; Icon: typeof IconCheck }>

/** The status of an order. */
export function OrderTag({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('billing')
  const { tone, Icon } = looks[status]
  return (
    <Tag tone={tone}>
      <Icon size={13} aria-hidden />
      {t(`status.${status}`)}
    </Tag>
  )
}
