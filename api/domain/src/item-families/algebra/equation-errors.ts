import type { ItemFamily } from '../item-family.ts'

type FamilyError = ItemFamily['errors'][string]

/** Word patterns of skills about equations of any form. */
export const anyEquation = 'equation معادل'

export const keepsSign: FamilyError = {
  names: {
    en: 'moves a term to the other side without changing its sign',
    fr: 'change un terme de membre sans changer son signe',
    ar: 'ينقل حدًّا إلى الطرف الآخر دون تغيير إشارته',
  },
  words:
    'keep+sign forget+sign without+sign chang+sign same+sign sans+signe oubli+signe chang+signe garde+signe erreur+signe sign+error wrong+sign move+term دون+اشار تغيير+اشار خطا+اشار يخطا+اشار نسي+اشار ينسي+اشار نقل+حد ينقل+حد',
}

export const subtractsCoefficient: FamilyError = {
  names: {
    en: 'subtracts the coefficient instead of dividing by it',
    fr: 'soustrait le coefficient au lieu de diviser',
    ar: 'يطرح معامل المجهول بدل القسمة عليه',
  },
  words:
    'subtract+coefficient subtract+instead+divid soustrai+coefficient soustrai+lieu+divis طرح+معامل يطرح+معامل طرح+بدل+قسم يطرح+بدل+قسم طرح+بدل+يقسم',
}

export const sameOperation: FamilyError = {
  names: {
    en: 'repeats the operation instead of undoing it',
    fr: 'refait l’opération au lieu de faire l’opération inverse',
    ar: 'يكرّر العملية بدل إجراء العملية العكسية',
  },
  words:
    'inverse+operation opposite+operation repeat+operation same+operation undo operation+inverse refait+operation meme+operation عملي+عكس كرر+عملي يكرر+عملي',
}

export const dividesOneTerm: FamilyError = {
  names: {
    en: 'divides only one term of a side',
    fr: 'ne divise qu’un seul terme du membre',
    ar: 'يقسم حدًّا واحدًا فقط من الطرف',
  },
  words:
    'divid+only divid+one+term divise+seul divise+qu+un divise+premier قسم+حد+واحد يقسم+حد+واحد قسم+فقط يقسم+فقط',
}

export const firstTermOnly: FamilyError = {
  names: {
    en: 'multiplies only the first term in the brackets',
    fr: 'ne multiplie que le premier terme de la parenthèse',
    ar: 'يضرب الحدّ الأول فقط داخل القوسين',
  },
  words:
    'only+first+term multipl+first bracket parenthes distribut+error expan premier+terme developp distributivit ضرب+حد+اول يضرب+حد+اول نشر قوس توزيع',
}
