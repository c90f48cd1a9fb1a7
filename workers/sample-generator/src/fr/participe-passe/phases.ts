import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Une lettre sans signature dit : « Je suis parti sans faire de bruit. » Une autre : « Je suis partie sans faire de bruit. » Que savez-vous de celui ou de celle qui écrit ?'
const kept =
  'Laissez chercher. Un e muet donne un indice que l’oreille n’entend pas ; l’explication dira pourquoi.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Deux lettres anonymes',
      teacher:
        'Écrivez au tableau les deux phrases des lettres, l’une sous l’autre, et lisez-les : elles sonnent pareil. La classe cherche en silence ce qu’elle peut dire de chaque auteur.',
      students: 'Notent un indice et le comparent avec leur voisin.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Sujet et complément, au pas de course',
      teacher:
        'Lisez six phrases courtes comme « Le chat attrape la souris ». La classe montre d’une main le sujet (poing) ou de l’autre le complément d’objet direct (main ouverte), selon ce que vous demandez.',
      students: 'Lèvent le poing ou la main et disent le mot.',
      check:
        'Dans « Mes amis ont trouvé une clé », quel est le sujet, et quel est le complément d’objet direct ?',
      feedback:
        'Mes amis ; une clé. Qui hésite pose les questions : qui est-ce qui … ? Mes amis ont trouvé quoi ?',
    },
    predict: {
      title: 'Qui a écrit ?',
      teacher:
        'Présentez les deux lettres comme une enquête. Chacun écrit ce qu’il devine de l’auteur et à quel signe. Ne validez rien ; gardez deux réponses qui se contredisent.',
      students: 'Écrivent leur déduction et cherchent quelqu’un qui a vu autre chose.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Des participes à la loupe',
      teacher:
        'Donnez {tasks}. Les binômes dressent les deux listes et cherchent ce qui fait changer les fins de mots. Ne dites pas encore la règle ; faites lire deux hypothèses sur « cassées ».',
      students: 'Classent les participes de {tasks}, comparent les fins de mots et écrivent leur hypothèse.',
      check: 'Dans quelle liste la fin du mot dépend-elle de celui qui fait l’action ?',
      feedback: 'Dans celle d’« être ». Dans l’autre, Paul et Marc n’ont rien changé à « ri ».',
    },
    'home-check': {
      title: 'Le miroir et l’emballeur',
      teacher:
        'Le texte sur le miroir et l’emballeur a été lu à la maison. Un élève joue le miroir devant un sujet, un autre l’emballeur qui reçoit l’objet avant ou après. La classe dicte la fin du participe.',
      students: 'Jouent ou dictent, puis notent une phrase du texte à éclaircir.',
      check: 'Dans le texte, pourquoi l’emballeur ferme-t-il parfois le carton sans étiquette ?',
      feedback: 'L’objet n’est pas encore arrivé : le complément est placé après le verbe.',
    },
    brief: {
      title: 'Une fiche-méthode pour la classe voisine',
      teacher:
        'Annoncez la fiche d’une page qui servira à une autre classe. Montrez une feuille avec trois questions encore vides. Posez ensuite l’énigme des deux lettres.',
      students: 'Forment des équipes de trois et notent la faute d’accord qu’ils font le plus souvent.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Le miroir, puis l’emballeur',
      teacher:
        'Écrivez les quatre phrases d’« être » et donnez la première partie de l’explication ; la classe dit chaque fin de mot. Passez à « avoir » avec Emma et la pomme, en cachant de la main ce qui vient après le verbe. Faites les deux exemples en posant les trois questions à voix haute.',
      students:
        'Recopient le chemin des trois questions et complètent l’exemple des lettres de la grand-mère.',
      check: 'Dans « Les filles ont souri », pourquoi n’ajoute-t-on rien à « souri » ?',
      feedback: 'L’auxiliaire est « avoir », et il n’y a pas de complément d’objet direct.',
    },
    guided: {
      title: 'Trois questions à deux voix',
      teacher:
        'Faites avec la classe la première phrase de {first}. À deux, l’un pose les questions, l’autre répond et écrit. Notez à part les fautes où l’on accorde avec le sujet d’« avoir ».',
      students: 'Font {tasks} à deux et échangent les rôles à chaque phrase.',
      check: 'Votre voisin écrit « Lina a perdue ses gants ». Quelle question a-t-il oubliée ?',
      feedback: 'La première : l’auxiliaire est « avoir », on ne regarde donc pas Lina.',
    },
    independent: {
      title: 'Seul devant la phrase',
      teacher:
        'Chacun travaille {tasks} sans l’aide du voisin. Dans la marge, écrivez 1, 2 ou 3 : c’est la question à reposer. Ne donnez pas la bonne fin de mot.',
      students: 'Font {tasks}, entourent chaque auxiliaire et corrigent là où il y a un numéro.',
      check: 'Montrez un participe que vous n’avez pas accordé. Pourquoi ?',
      feedback:
        'Avec « avoir », le complément est après, ou il n’y en a pas. Demandez de le montrer du doigt.',
    },
    experts: {
      title: 'Les gardiens des trois règles',
      teacher:
        'Les groupes A, B et C travaillent leur ligne de {tasks}. Exigez des exemples nouveaux, tirés de la classe. Vérifiez que la phrase à corriger du groupe B contient un petit mot comme « les ».',
      students: 'Formulent la règle de {tasks}, trouvent les exemples et préparent la phrase à corriger.',
      check: 'Groupe A : dans « Hier sont arrivées deux lettres », comment avez-vous trouvé le sujet ?',
      feedback: 'Qu’est-ce qui est arrivé ? Deux lettres, placées derrière le verbe.',
    },
    teach: {
      title: 'Les règles se rencontrent',
      teacher:
        'Réunissez un gardien de chaque règle, A, B et C : deux minutes par gardien, phrase à corriger comprise. Puis les groupes font {tasks}, et chaque fin de mot doit être approuvée par un gardien.',
      students: 'Expliquent, corrigent, puis font {tasks} en nommant la règle à chaque mot.',
      check: 'Quelle phrase à corriger vous a fait hésiter, et quelle question a tranché ?',
      feedback: 'Souvent celle du groupe B : avant ou après ?',
    },
    plan: {
      title: 'Le chemin des questions',
      teacher:
        'Avant la mise au propre, les équipes dessinent le chemin oui/non avec un crayon. Essayez-le avec une phrase de votre choix : le chemin doit mener à la bonne fin.',
      students: 'Tracent le chemin, l’essaient avec trois phrases et le réparent.',
      check: 'Où mène votre chemin pour « Elle les a vus » ?',
      feedback: 'Avoir, complément « les », avant : accord au masculin pluriel.',
    },
    make: {
      title: 'La mise au propre',
      teacher:
        'Les équipes réalisent la fiche {tasks}. Donnez à chacune une phrase piège à résoudre avec sa propre fiche ; si la fiche ne suffit pas, on la complète.',
      students: 'Écrivent la fiche de {tasks}, résolvent la phrase piège et ajustent.',
      check: 'Votre lecteur hésite entre « chanté » et « chanter ». Où regarde-t-il ?',
      feedback: 'À l’astuce : « vendu » ou « vendre ». Elle doit se voir du premier coup d’œil.',
    },
    present: {
      title: 'Les fiches à l’épreuve',
      teacher:
        'Chaque équipe échange sa fiche avec une autre et corrige avec elle trois phrases du tableau. On note d’un trait chaque endroit où la fiche n’a pas aidé.',
      students: 'Corrigent avec la fiche des autres, puis proposent une amélioration.',
      check: 'Quelle fiche aide le mieux à trouver le complément placé avant ?',
      feedback: 'Celle qui montre les petits mots « que », « la », « les », « l’ » et ce qu’ils remplacent.',
    },
    deepen: {
      title: 'Quand l’accord raconte',
      teacher:
        'Relisez une des lettres anonymes et demandez ce qui changerait avec « nous ». On passe ensuite à {tasks} ; un petit groupe reprend avec vous les exercices de soutien.',
      students: 'Écrivent {tasks} et font chercher à un camarade l’indice caché dans un accord.',
      check: 'Que peut dire un e que l’oreille n’entend pas ?',
      feedback: 'Qui a agi ou qui a été vu : une femme, une fille, une chose au féminin.',
    },
    close: {
      title: 'L’enquête est close',
      teacher:
        'Un élève explique les deux lettres avec les mots « auxiliaire » et « sujet ». Puis le questionnaire : six minutes, seul, sans le chemin des questions.',
      students: 'Donnent la solution en une phrase, puis répondent au questionnaire.',
      check: 'Quelle est la toute première question à se poser devant un participe ?',
      feedback: '« Être ou avoir ? » Tout le reste en dépend.',
    },
  },
  cuts: {
    hook: 'Lisez les lettres et demandez seulement : homme ou femme ?',
    recall: 'Trois phrases au lieu de six.',
    investigate: 'Dressez les listes ensemble au tableau.',
    model: 'Gardez l’astuce « vendre / vendu » pour le moment où la confusion apparaît.',
    guided: 'Corrigez {last} à l’oral avec toute la classe.',
    independent: 'Donnez {last} à finir à la maison.',
    experts: 'Le groupe C traite é/er avec un seul exemple.',
    make: 'La fiche sans le piège, que vous ajoutez à l’oral.',
    deepen: 'Seulement les trois phrases dont on cherche l’auteur.',
  },
  below70:
    'Si moins de sept élèves sur dix ont choisi « composée », reprenez la phrase sur des bandes de papier : « la chanson », « que », « tu as », « composé ». Cachez la suite de la main : sait-on déjà quoi ? Recommencez avec cinq phrases, d’abord sans écrire. Les verbes pronominaux attendront.',
}
