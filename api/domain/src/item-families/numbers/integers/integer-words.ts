/** Words for numbers below zero. */
export const integerWords = 'negative integer directed signed négatif relatif سالب سالبة نسبي نسبية صحيحة'
