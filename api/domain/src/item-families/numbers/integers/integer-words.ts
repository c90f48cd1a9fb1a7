/** Words for numbers below zero. */
export const integerWords = 'negative integer directed signed négatif relatif سالب سالبة نسبي نسبية صحيحة'

/** How a teacher names an error with a sign in general. */
export const signWords = 'sign$ signs$ signe$ signes$ اشارة اشارات'
