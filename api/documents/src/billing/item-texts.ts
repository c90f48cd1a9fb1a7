import type { BillingInterval, Language } from '@classeur/contracts'
import type { OrderItem } from '@classeur/domain/billing'

/** What an order contains, in words. Numbers are passed formatted. */
interface ItemTexts {
  pack: (credits: number, shown: string) => string
  plan: (name: string, interval: BillingInterval) => string
  period: (from: string, to: string) => string
  /** The plans of a new installation; other plans keep the name that the data gives them. */
  planNames: Readonly<Record<string, string>>
}

const arabicPlurals = new Intl.PluralRules('ar')

/** One and two credits are words without a number. */
function arabicPack(credits: number, shown: string): string {
  const form = arabicPlurals.select(credits)
  if (form === 'one') return 'رزمة من نقطة واحدة'
  if (form === 'two') return 'رزمة من نقطتين'
  return `رزمة من ${shown} ${form === 'few' ? 'نقاط' : 'نقطة'}`
}

export const itemTexts: Record<Language, ItemTexts> = {
  en: {
    pack: (credits, shown) => `Pack of ${shown} ${credits === 1 ? 'credit' : 'credits'}`,
    plan: (name, interval) => `${name} plan, ${interval}`,
    period: (from, to) => `${from} to ${to}`,
    planNames: { free: 'Free', pro: 'Pro', school: 'School' },
  },
  fr: {
    pack: (credits, shown) => `Lot de ${shown} ${credits < 2 ? 'crédit' : 'crédits'}`,
    plan: (name, interval) => `Formule ${name}, ${interval === 'monthly' ? 'mensuelle' : 'annuelle'}`,
    period: (from, to) => `du ${from} au ${to}`,
    planNames: { free: 'Gratuite', pro: 'Pro', school: 'Établissement' },
  },
  ar: {
    pack: arabicPack,
    plan: (name, interval) => `باقة ${name}، ${interval === 'monthly' ? 'شهرية' : 'سنوية'}`,
    period: (from, to) => `من ${from} إلى ${to}`,
    planNames: { free: 'مجانية', pro: 'احترافية', school: 'مدرسية' },
  },
}

/** The name of a plan in a language. @param name the plan's name in its data */
export const planNameIn = (language: Language, planId: string, name: string): string => {
  const { planNames } = itemTexts[language]
  return (Object.hasOwn(planNames, planId) ? planNames[planId] : undefined) ?? name
}

/** What an order contains, in words. @param planName the name of its plan in the data; ignored for a pack */
export function orderItemName(item: OrderItem, planName: string, language: Language): string {
  const { pack, plan } = itemTexts[language]
  if (item.kind === 'pack') return pack(item.credits, String(item.credits))
  return plan(planNameIn(language, item.planId, planName), item.interval)
}
