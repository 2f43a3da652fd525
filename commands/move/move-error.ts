/** Why a store was not moved, for the operator; holds no password. */
export class MoveError extends Error {
  override name = 'MoveError';
}
