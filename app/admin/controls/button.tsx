import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';

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
export function Button({ kind = 'secondary', ...rest }: Props) {
  return <PlainButton {...rest} className={classes[kind]} />;
}

type IconProps = Omit<Props, 'kind' | 'children' | 'aria-label'> & {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
};

export function IconButton({ icon, label, ...rest }: IconProps) {
  return (
    <PlainButton {...rest} className="iconbtn" aria-label={label}>
      <Icon name={icon} />
    </PlainButton>
  );
}

function PlainButton({
  type = 'button',
  isDisabled,
  onClick,
  ...rest
}: Omit<Props, 'kind'> & { className: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isDisabled}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
