/** Rows of the keyboard and the alphabet, forwards and backwards: their parts are guessed first. */
export const keyboardRows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'йцукенгшщзхъфывапролджэячсмитьбю',
]

/** Words at the top of lists of stolen passwords, also followed by digits. */
export const guessedWords =
  /^(?:password|passw0rd|пароль|gfhjkm|qwerty|йцукен|admin|welcome|letmein|iloveyou|abc|qwe|asd|1q2w3e4r(?:5t)?)[\d!]*$/
