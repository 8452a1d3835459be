export function SproutMark(props: { readonly size?: string; readonly className?: string }) {
  const size = props.size ?? '1.75rem';
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      className={props.className}
      fill="currentColor"
    >
      <path d="M.8 2.1c4.7-.3 8.9 1.7 10.6 5.6.5 1.2.6 2.5.6 4.2v.5C6.1 12.9.4 9.5.8 2.1Z" />
      <path d="M23.2 3.7c-4.2-.2-7.7 1-9.4 4-.9 1.5-1.2 3.1-1.1 4.9 5.3.3 10.7-2.3 10.5-8.9Z" />
      <path d="M11 11.5h2v10.9h-2z" />
    </svg>
  );
}
