import { pictureWords } from '../picture-words.ts'

/** Words in requests for figures that name nothing to draw. */
export const fillerWords =
  `${pictureWords} in the its his her their from between until up down over under as per into than then so be being please draw make create want need give given using used label labels labelled labeled title titled mathematics maths math geometry primary school year grade student pupil pupils teacher exact correct accurate correctly number numbers value values respectively figure kind type blank empty unlabelled unlabeled without no large big small
 le la les l ses son sa un une des du de d en dans sur sous entre jusqu jusque puis allant va vont tracer trace tracez faire fais cree creer donne donnee donnees mathematiques maths geometrie ecole primaire classe eleve professeur exact exacte correct nombre nombres valeur valeurs respectivement figure type sorte gradue graduee a s etiquette etiquettes legende legendes titre vierge vide sans grand petit forme sous construis construire represente representer
 من في عن على علي الى الي بين حتي حتى ثم بها به مع تمثيل مثل انشئ اعط قيم قيمه عدد اعداد ارقام رقم رياضيات هندسه مدرسه صف درس تلميذ معلم دقيق صحيح شكل نوع تسميات عنوان فارغ فارغه بدون دون بلا التي الذي هو هي كل يبين تبين توضح يوضح مبين ممثل يمثل تمثل كبير صغير`.replace(
    /\s+/g,
    ' ',
  )
