import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { PanelBoundary } from '../../feedback/panel-boundary.tsx'
import { orderParameter } from './return-path.ts'

const OrderReturn = lazy(() => import('./order-return.tsx'))

const isOrderId = (text: string | null): text is string => text !== null && /^[0-9a-f]{24}$/.test(text)

/**
 * Shows the result of a payment on any screen to which the payment page returns (`?order=`). Once the result is known,
 * the order leaves the address without an entry in the history; the result stays until it is closed or the person
 * opens another screen.
 */
export function ReturnedOrder() {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const { state } = useNavigation()
  const [shown, setShown] = useState<{ id: string; pathname: string } | null>(null)
  const asked = search.get(orderParameter)
  if (isOrderId(asked) && (shown?.id !== asked || shown.pathname !== pathname))
    setShown({ id: asked, pathname })
  if (shown === null || shown.pathname !== pathname) return null

  const leaveAddress = () => {
    // If another screen is being opened, changing the address now would stop that.
    if (!isOrderId(asked) || state !== 'idle') return
    setSearch(
      (now) => {
        now.delete(orderParameter)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const close = () => {
    leaveAddress()
    setShown(null)
  }
  return (
    <PanelBoundary>
      <Suspense>
        <OrderReturn key={shown.id} orderId={shown.id} onKnown={leaveAddress} onClose={close} />
      </Suspense>
    </PanelBoundary>
  )
}
