import { normaliseName } from '../names/normalise-name.ts'
import type { NameOrder } from '../names/split-name.ts'
import type { ImportField } from './import-table.ts'

/** The meaning of a column header. */
export interface HeaderMeaning {
  field: Exclude<ImportField, 'ignore'>
  /** For full names: the order of the names. */
  order?: NameOrder
  /** Ambiguous: "Nom" means the full name if there is no column for the first name. */
  isLoose?: true
}

const meanings: [HeaderMeaning, string][] = [
  [
    { field: 'firstName' },
    'first name|firstname|given name|given names|forename|forenames|prénom|prénoms|prenom eleve|prénom de l élève|prénom usuel|الاسم الشخصي|الاسم الأول|اسم التلميذ الشخصي',
  ],
  [
    { field: 'lastName' },
    'last name|lastname|surname|family name|nom de famille|nom d usage|nom eleve|اللقب|النسب|اسم العائلة|الاسم العائلي|الكنية|الشهرة',
  ],
  [{ field: 'lastName', isLoose: true }, 'nom|noms'],
  [{ field: 'firstName', isLoose: true }, 'first|الاسم|اسم|name'],
  [
    { field: 'fullName', order: 'last-first' },
    'nom et prénom|nom et prénoms|nom prénom|nom prénoms|noms et prénoms|nom prénom de l élève|last name first name|surname and name|اللقب والاسم|اللقب و الاسم|النسب والاسم|الاسم العائلي والشخصي',
  ],
  [
    { field: 'fullName', order: 'first-last' },
    'prénom et nom|prénom nom|prénoms et nom|first and last name|first name last name|name and surname|الاسم واللقب|الاسم و اللقب|الاسم والنسب|الاسم و النسب|الاسم الشخصي والعائلي',
  ],
  [
    { field: 'fullName' },
    'full name|fullname|student|student name|name of student|pupil|pupil name|learner|élève|élèves|nom complet|nom de l élève|étudiant|التلميذ|التلميذة|الطالب|الطالبة|اسم التلميذ|اسم الطالب|الاسم الكامل|الاسم الثلاثي|الاسم الرباعي',
  ],
  [
    { field: 'externalId' },
    'id|student id|student number|student no|pupil id|registration number|roll number|admission number|identifier|ine|cne|matricule|numéro élève|n élève|identifiant|numéro matricule|code élève|code massar|massar|رقم التلميذ|رقم الطالب|رقم التسجيل|الرقم المدرسي|رقم القيد|المعرف|المعرف الوحيد|رقم مسار|الرقم الوطني',
  ],
  [{ field: 'externalId', isLoose: true }, 'number|no|n|nr|num|numéro|roll no|رقم|الرقم|ر ت|الرقم الترتيبي'],
  [
    { field: 'group' },
    'group|groups|team|set|section|groupe|groupes|équipe|sous groupe|الفوج|فوج|المجموعة|مجموعة|الفرقة',
  ],
  [
    { field: 'note' },
    'note|notes|remark|remarks|comment|comments|observation|observations|remarque|remarques|commentaire|ملاحظة|ملاحظات|الملاحظات',
  ],
]

const byHeader = new Map(
  meanings.flatMap(([meaning, headers]) =>
    headers.split('|').map((header) => [normaliseName(header), meaning] as const),
  ),
)

const longestHeader = 40

/** The meaning of a header cell; null if it is unknown. */
export const headerMeaning = (cell: string): HeaderMeaning | null => {
  if (cell.length > longestHeader) return null
  const text = normaliseName(cell.replace(/[°º]/g, ' ').replace(/\(s\)/gi, 's'))
  return byHeader.get(text) ?? byHeader.get(text.replace(/ /g, '')) ?? null
}
