import type { DefaultErrorType } from '../../marks/error-types/default-error-types.ts'
import type { Language } from '../../text/language.ts'

/** What an error type looks like in a paper, and one thing that helps at home. */
interface ErrorSentences {
  looks: string
  helps: string
}

/** They speak about the work, never about the child, and name something that can be done at a kitchen table. */
export const errorSentences: Readonly<Record<Language, Readonly<Record<DefaultErrorType, ErrorSentences>>>> =
  {
    en: {
      calculation: {
        looks: 'The method is right, but a calculation goes wrong on the way.',
        helps: 'At home, it helps to check each result with the opposite operation.',
      },
      method: {
        looks: 'The steps that were chosen do not lead to the result.',
        helps: 'At home, it helps to explain each step of a solved example aloud.',
      },
      reading: {
        looks: 'The answer is to another question than the one that was asked.',
        helps: 'At home, it helps to read the question twice and underline what is asked.',
      },
      'not-attempted': {
        looks: 'Some questions were left empty.',
        helps: 'At home, it helps to write a first step for each question, even without a result.',
      },
      unit: {
        looks: 'The number is there, but its unit is missing or is another one.',
        helps: 'At home, it helps to say the unit aloud before and after each calculation.',
      },
      presentation: {
        looks: 'The work is hard to follow on the paper.',
        helps: 'At home, it helps to write one step on each line.',
      },
    },
    fr: {
      calculation: {
        looks: 'La méthode est juste, mais un calcul est faux en chemin.',
        helps: 'À la maison, vérifier chaque résultat par l’opération inverse aide beaucoup.',
      },
      method: {
        looks: 'Les étapes choisies ne mènent pas au résultat.',
        helps: 'À la maison, expliquer à voix haute chaque étape d’un exemple corrigé aide beaucoup.',
      },
      reading: {
        looks: 'La réponse porte sur autre chose que la question posée.',
        helps: 'À la maison, relire la question et souligner ce qui est demandé aide beaucoup.',
      },
      'not-attempted': {
        looks: 'Certaines questions sont restées sans réponse.',
        helps:
          'À la maison, écrire une première étape pour chaque question, même sans résultat, aide beaucoup.',
      },
      unit: {
        looks: 'Le nombre est là, mais son unité manque ou ne convient pas.',
        helps: 'À la maison, dire l’unité à voix haute avant et après chaque calcul aide beaucoup.',
      },
      presentation: {
        looks: 'Le travail est difficile à suivre sur la copie.',
        helps: 'À la maison, écrire une seule étape par ligne aide beaucoup.',
      },
    },
    ar: {
      calculation: {
        looks: 'الطريقة صحيحة، لكن الخطأ في أثناء الحساب.',
        helps: 'في البيت، يساعد التحقق من كل نتيجة بالعملية العكسية.',
      },
      method: {
        looks: 'الخطوات المختارة لا توصل إلى النتيجة.',
        helps: 'في البيت، يساعد شرح كل خطوة من مثال محلول بصوت مسموع.',
      },
      reading: {
        looks: 'الجواب عن سؤال آخر غير المطلوب.',
        helps: 'في البيت، يساعد قراءة السؤال مرة أخرى ووضع خط تحت المطلوب.',
      },
      'not-attempted': {
        looks: 'بقيت بعض الأسئلة بلا جواب.',
        helps: 'في البيت، يساعد كتابة خطوة أولى لكل سؤال، حتى من دون نتيجة.',
      },
      unit: {
        looks: 'العدد موجود، لكن وحدة القياس ناقصة أو غير مناسبة.',
        helps: 'في البيت، يساعد ذكر وحدة القياس بصوت مسموع قبل كل حساب وبعده.',
      },
      presentation: {
        looks: 'من الصعب متابعة خطوات العمل على الورقة.',
        helps: 'في البيت، يساعد كتابة خطوة واحدة في كل سطر.',
      },
    },
  }
