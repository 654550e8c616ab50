/** Rows of a keyboard and of the alphabet, there and back: their pieces are guessed first. */
export const keyboardRows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'йцукенгшщзхъфывапролджэячсмитьбю',
]

/** Words that stand at the top of every list of stolen passwords, with or without numbers after them. */
export const guessedWords =
  /^(?:password|passw0rd|пароль|gfhjkm|qwerty|йцукен|admin|welcome|letmein|iloveyou|abc|qwe|asd|1q2w3e4r(?:5t)?)[\d!]*$/
