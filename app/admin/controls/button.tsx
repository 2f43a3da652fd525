import type { ComponentProps } from 'react';

const classes = {
  primary: 'btn sm',
  secondary: 'btn line sm',
  danger: 'btn danger sm',
  ghost: 'text-act',
} as const;

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  kind?: keyof typeof classes;
  type?: 'button' | 'submit';
  /** It keeps the focus, says that it is off, and does nothing. */
  isDisabled?: boolean;
};

/** A button of the admin area. */
export function Button({ kind = 'secondary', type = 'button', isDisabled, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      className={classes[kind]}
      type={type}
      aria-disabled={isDisabled}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
