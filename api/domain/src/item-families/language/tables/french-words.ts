import { readTable } from './read-table.ts'

/** The past participle of verbs with être: masculine, feminine, masculine plural, feminine plural. */
export const frenchParticiplesWithEtre = readTable(`
  aller allé allée allés allées
  arriver arrivé arrivée arrivés arrivées
  descendre descendu descendue descendus descendues
  devenir devenu devenue devenus devenues
  entrer entré entrée entrés entrées
  monter monté montée montés montées
  naître né née nés nées
  partir parti partie partis parties
  rentrer rentré rentrée rentrés rentrées
  rester resté restée restés restées
  retourner retourné retournée retournés retournées
  revenir revenu revenue revenus revenues
  sortir sorti sortie sortis sorties
  tomber tombé tombée tombés tombées
  venir venu venue venus venues
`)

/** The same of verbs with avoir. */
export const frenchParticiplesWithAvoir = readTable(`
  acheter acheté achetée achetés achetées
  apporter apporté apportée apportés apportées
  apprendre appris apprise appris apprises
  attendre attendu attendue attendus attendues
  boire bu bue bus bues
  casser cassé cassée cassés cassées
  choisir choisi choisie choisis choisies
  comprendre compris comprise compris comprises
  cueillir cueilli cueillie cueillis cueillies
  écrire écrit écrite écrits écrites
  faire fait faite faits faites
  finir fini finie finis finies
  laver lavé lavée lavés lavées
  lire lu lue lus lues
  manger mangé mangée mangés mangées
  mettre mis mise mis mises
  ouvrir ouvert ouverte ouverts ouvertes
  perdre perdu perdue perdus perdues
  peindre peint peinte peints peintes
  prendre pris prise pris prises
  préparer préparé préparée préparés préparées
  ranger rangé rangée rangés rangées
  recevoir reçu reçue reçus reçues
  trouver trouvé trouvée trouvés trouvées
  vendre vendu vendue vendus vendues
  voir vu vue vus vues
`)

/** Singular and plural. */
export const frenchPlurals = readTable(`
  animal animaux
  arbre arbres
  bal bals
  bateau bateaux
  bijou bijoux
  bleu bleus
  bois bois
  bureau bureaux
  cadeau cadeaux
  caillou cailloux
  carnaval carnavals
  chacal chacals
  château châteaux
  chat chats
  cheval chevaux
  cheveu cheveux
  chou choux
  clou clous
  corail coraux
  détail détails
  drapeau drapeaux
  écrou écrous
  éventail éventails
  feu feux
  festival festivals
  fleur fleurs
  fou fous
  gâteau gâteaux
  genou genoux
  hibou hiboux
  hôpital hôpitaux
  jeu jeux
  joujou joujoux
  journal journaux
  landau landaus
  lieu lieux
  livre livres
  local locaux
  maison maisons
  métal métaux
  neveu neveux
  nez nez
  noyau noyaux
  oiseau oiseaux
  portail portails
  pneu pneus
  pou poux
  prix prix
  rail rails
  récital récitals
  signal signaux
  souris souris
  table tables
  travail travaux
  trou trous
  tuyau tuyaux
  verrou verrous
  vitrail vitraux
  voix voix
`)

/** Masculine and feminine. */
export const frenchFeminines = readTable(`
  actif active
  ancien ancienne
  attentif attentive
  beau belle
  blanc blanche
  bleu bleue
  bon bonne
  cher chère
  content contente
  curieux curieuse
  dernier dernière
  doux douce
  entier entière
  étroit étroite
  faux fausse
  fort forte
  fou folle
  frais fraîche
  franc franche
  gentil gentille
  grand grande
  gros grosse
  heureux heureuse
  italien italienne
  jaloux jalouse
  jaune jaune
  joli jolie
  joyeux joyeuse
  léger légère
  lent lente
  long longue
  mignon mignonne
  naïf naïve
  neuf neuve
  nouveau nouvelle
  pareil pareille
  petit petite
  premier première
  propre propre
  public publique
  rouge rouge
  roux rousse
  sec sèche
  sérieux sérieuse
  sportif sportive
  triste triste
  vert verte
  vieux vieille
  vif vive
`)
